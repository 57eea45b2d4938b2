import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { journeys } from './browser-tests.mjs'
import { commonPortal } from './portal.mjs'
import { quickSpecs, wholeSpecs } from './unit-tests.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const node = ([program, ...words], options) => run(process.execPath, [inRoot(program), ...words], options)

/** A command that counts as one check. */
const check =
  (...command) =>
  async () =>
    counted((await node(command)).code)

/** One that changes nothing that others look at: it runs beside them, and says at its end what it found. */
const beside = (name, ...commands) => ({
  name,
  isBesideOthers: true,
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

/** What `npm test` does, in order. */
export const TEST_STAGES = [
  beside('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  beside('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
  // One checker: several would each work out what they all need, and the specs have use for the other processor.
  beside('types', ['node_modules/typescript-native/bin/tsc', '--checkers', '1']),
  beside('boundaries', ['scripts/check-boundaries.mjs']),
  beside('contract', [TSX, 'scripts/contract.ts', '--check']),
  beside('build', ['scripts/build.mjs']),
  { name: 'unit', run: quickSpecs },
  { name: 'budgets', needs: ['build'], run: check(TSX, 'scripts/check-budgets.ts') },
  { name: 'browser', needs: ['build'], begin: commonPortal, run: () => journeys('quick') },
]

/** What `npm run whole` does after it: the rest of the specs and journeys. */
export const WHOLE_STAGES = [
  { name: 'unit', run: wholeSpecs },
  { name: 'browser', begin: commonPortal, run: () => journeys('whole') },
]
