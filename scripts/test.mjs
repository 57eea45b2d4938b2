// `npm test`: the checks of developers and CI. `npm run whole`: specs and journeys that wait, start other programs, or
// cover rare cases. Each installs missing packages, runs its stages and ends with `N passed, N failed`.
// `--only lint,unit` runs some stages.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runMain } = await import('./lib/fail.mjs')
const { runStages } = await import('./test/run-stages.mjs')
const { TEST_STAGES, WHOLE_STAGES } = await import('./test/stages.mjs')

const only = process.argv.indexOf('--only')
const names = only > 0 ? (process.argv[only + 1] ?? '').split(',') : null
await runMain(() => runStages(names, process.argv.includes('--whole') ? WHOLE_STAGES : TEST_STAGES))
