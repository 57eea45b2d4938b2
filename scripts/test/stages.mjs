import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { journeys } from './browser-tests.mjs'
import { commonPortal } from './portal.mjs'
import { quickSpecs, wholeSpecs } from './unit-tests.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const node = ([program, ...words], options) => run(process.execPath, [inRoot(program), ...words], options)

/** Runs a command that counts as one check. */
const check =
  (...command) =>
  async () =>
    counted((await node(command)).code)

/** A stage without side effects: it runs in parallel and prints its output only when it fails. */
const parallel = (name, ...commands) => ({
  name,
  isParallel: true,
  run: async () => {
    for (const command of commands) {
      const { code, output } = await node(command, { capture: true })
      if (code === 0) continue
      console.log(`\n${name}:\n${output.trim()}`)
      return counted(code)
    }
    return counted(0)
  },
})

/** Stages of `npm test`. */
export const TEST_STAGES = [
  parallel('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  parallel('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
  // One checker: several would repeat common work, and the specs need the other processor.
  parallel('types', ['node_modules/typescript-native/bin/tsc', '--checkers', '1']),
  parallel('boundaries', ['scripts/check-boundaries.mjs']),
  parallel('contract', [TSX, 'scripts/contract.ts', '--check']),
  parallel('build', ['scripts/build.mjs']),
  { name: 'unit', run: quickSpecs },
  { name: 'budgets', needs: ['build'], run: check(TSX, 'scripts/check-budgets.ts') },
  { name: 'browser', needs: ['build'], begin: commonPortal, run: () => journeys('quick') },
]

/** Stages of `npm run whole`: the remaining specs and journeys. */
export const WHOLE_STAGES = [
  { name: 'unit', run: wholeSpecs },
  { name: 'browser', begin: commonPortal, run: () => journeys('whole') },
]
