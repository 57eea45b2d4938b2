import { existsSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { SHORT_LIVED } from '../lib/short-lived.mjs'
import { beginBenches, benchTests } from './bench-tests.mjs'
import { browserTests } from './browser-tests.mjs'
import { commonPortal } from './portal.mjs'
import { skewTests } from './skew-tests.mjs'
import { unitTests, withoutDatabase } from './unit-tests.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const always = () => true
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
  exists: always,
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
const shellIsThere = () => existsSync(inRoot('shell/webpack.config.ts'))

/** What costs seconds; lint and boundaries of some folders alone. */
const quick = (folders = []) => [
  beside('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  beside('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders]),
  // One checker: each of several works out anew what they all need, and the other processor has work enough.
  beside('types', ['node_modules/typescript-native/bin/tsc', '--checkers', '1']),
  beside('boundaries', ['scripts/check-boundaries.mjs', ...folders]),
]

/** What `npm test` does, in order; a stage runs when its inputs exist. */
export const STAGES = [
  ...quick(),
  // What the benches compare with, too: specs wait for databases and processes now and then, and a build never does.
  {
    ...beside('build', ['scripts/build.mjs'], [TSX, ...SHORT_LIVED, 'bench/load/build.ts', 'tuned']),
    exists: shellIsThere,
  },
  { name: 'unit', exists: always, run: unitTests },
  {
    name: 'budgets',
    exists: shellIsThere,
    needs: ['build'],
    run: check(TSX, 'scripts/check-budgets.ts'),
  },
  { name: 'bench', exists: shellIsThere, needs: ['build'], begin: beginBenches, run: benchTests },
  { name: 'browser', exists: shellIsThere, needs: ['build'], begin: commonPortal, run: browserTests },
  // By its name alone, and in `npm run prove`: it builds the contract before, too.
  { name: 'skew', exists: () => false, run: skewTests },
]

/** The same for a change that touches these builds, specs and journeys alone [OPEN-248]. */
export const affectedStages = ({ builds, specs, needsDatabase, journeys, others }) => [
  ...quick(builds.length > 0 ? [...builds, 'e2e/journeys'] : []),
  ...(builds.length > 0 ? [beside('build', ['scripts/build.mjs', ...builds])] : []),
  ...(specs.length > 0
    ? [{ name: 'unit', exists: always, run: () => (needsDatabase ? unitTests : withoutDatabase)(specs) }]
    : []),
  ...(journeys.length > 0
    ? [
        {
          name: 'browser',
          exists: always,
          needs: ['build'],
          begin: commonPortal,
          run: () => browserTests(journeys, others),
        },
      ]
    : []),
]
