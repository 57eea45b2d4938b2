// `npm test`: installs what is missing, runs every stage and ends with `N passed, N failed`.
// `--only lint,unit` runs some stages while developing.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runMain } = await import('./lib/fail.mjs')
const { runStages } = await import('./test/run-stages.mjs')

const only = process.argv.indexOf('--only')
await runMain(() => runStages(only > 0 ? (process.argv[only + 1] ?? '').split(',') : null))
