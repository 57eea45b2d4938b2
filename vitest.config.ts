import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { plantedFault } from './scripts/planted-fault.ts'
import { SHORT_LIVED } from './scripts/lib/short-lived.mjs'
import { read, writtenFiles } from './scripts/lib/written-files.ts'
import { LONGEST_MS, PATIENCE_MS } from './shared/testing/src/patience.ts'

// Threads take the time zone of the process that starts them; `npm run prove calendar` names another one.
process.env.TZ = process.env.TEST_TIME_ZONE ?? 'UTC'

interface Spec {
  readonly file: string
  readonly text: string
}

/** `npm test` runs the quick specs, `npm run whole` the others; plain `vitest run` has all of them. */
const { SPECS = 'all', MISSING_PROGRAMS = '' } = process.env
const isWhole = ({ file }: Spec) => /\.whole\.spec\.tsx?$/.test(file)
/** Whether a spec has cases that need a real PostgreSQL, which only the whole run starts. */
const asksPostgres = ({ text }: Spec) => /\bpostgresUrl\b/.test(text)
const isWanted = (spec: Spec) =>
  SPECS === 'all' || (SPECS === 'quick' ? !isWhole(spec) : isWhole(spec) || asksPostgres(spec))

/** Text of specs that start another program, by program. */
const STARTS: Readonly<Record<string, RegExp>> = {
  postgres: /\bstartPostgres\(/,
  haproxy: /'haproxy'/,
  promtool: /'promtool'/,
  'systemd-analyze': /'systemd-analyze'/,
  openssl: /certificates\.fixture'|\/certificate'/,
}
const canRun = ({ text }: Spec) => !MISSING_PROGRAMS.split(',').some((program) => STARTS[program]?.test(text))

/** The specs of this run. The text of a spec decides the environment that it runs in. */
const specs = writtenFiles()
  .filter((file) => /\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))
  .filter((spec) => isWanted(spec) && canRun(spec))
/** Whether a spec replaces modules, and so needs its own module instances. */
const isMocking = (text: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(text)
const needsPage = (text: string) => text.startsWith('// @vitest-environment happy-dom')

/**
 * One worker more than there are processors, because plain specs spend a sixth of their time waiting for databases,
 * processes and clocks.
 */
const ONE_MORE = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } }

/** Project for specs of one kind. A worker keeps environment and loaded libraries for its next file of this kind. */
const kind = (name: string, belongs: { readonly mocking: boolean; readonly page: boolean }) => ({
  extends: true as const,
  test: {
    name,
    include: specs
      .filter(({ text }) => isMocking(text) === belongs.mocking && needsPage(text) === belongs.page)
      .map(({ file }) => file),
    setupFiles: [
      belongs.mocking ? 'shared/testing/src/own-modules.ts' : 'shared/testing/src/setup.ts',
      'scripts/lib/property-seed.ts',
    ],
    // Threads start faster than processes, but have the settings of their process.
    ...(belongs.page ? { pool: 'threads' as const } : { execArgv: SHORT_LIVED }),
    ...(!belongs.page && !belongs.mocking && ONE_MORE),
  },
})

/** Runs specs that start processes first. They take longest, and would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
  readonly #long = new Set(
    specs
      .filter(({ text }) => /\bnode:child_process\b|\bPGlite\b|\btestTimeout:/.test(text))
      .map(({ file }) => path.resolve(file)),
  )

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (this.#long.has(moduleId) ? 0 : 1)
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b))
  }
}

/** Unit and contract tests of every package in one run. */
export default defineConfig({
  plugins: plantedFault(),
  test: {
    // The kinds run one after another, in the order of their names. Loading a new environment for each file would take
    // longer than the tests. Mocking specs reuse the loaded libraries, and load our own modules again.
    projects: [
      kind('mocking', { mocking: true, page: false }),
      kind('mocking page', { mocking: true, page: true }),
      kind('page', { mocking: false, page: true }),
      kind('plain', { mocking: false, page: false }),
    ],
    isolate: false,
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Uses every processor. By default vitest leaves one free, which takes twice as long on a machine with two.
    maxWorkers: '100%',
    // A passing test never reaches these timeouts. Tests are not retried, because that would hide flaky ones.
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
  },
})
