import { existsSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { benchTests } from './bench-tests.mjs'
import { browserTests } from './browser-tests.mjs'
import { unitTests } from './unit-tests.mjs'

/** A command that counts as one check. */
const check =
  (...command) =>
  async () => {
    const { code } = await run(
      process.execPath,
      command.map((part, at) => (at ? part : inRoot(part))),
    )
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
const always = () => true
const when =
  (...parts) =>
  () =>
    existsSync(inRoot(...parts))
const shellIsThere = when('shell/webpack.config.ts')

/** What `npm test` does, in order; a stage runs when its inputs exist. */
export const STAGES = [
  { name: 'format', exists: always, run: check('node_modules/oxfmt/bin/oxfmt', '--check') },
  { name: 'lint', exists: always, run: check('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'types', exists: always, run: check('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'boundaries', exists: always, run: check('scripts/check-boundaries.mjs') },
  { name: 'unit', exists: always, run: unitTests },
  { name: 'bench', exists: when('bench/run.ts'), run: benchTests },
  { name: 'build', exists: shellIsThere, run: check('scripts/build.mjs') },
  {
    name: 'budgets',
    exists: shellIsThere,
    needs: ['build'],
    run: check('node_modules/tsx/dist/cli.mjs', 'scripts/check-budgets.ts'),
  },
  { name: 'browser', exists: shellIsThere, needs: ['build'], run: browserTests },
]
