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
/** Has cases that need a real PostgreSQL, which only the whole run starts. */
const asksPostgres = ({ text }: Spec) => /\bpostgresUrl\b/.test(text)
const isWanted = (spec: Spec) =>
  SPECS === 'all' || (SPECS === 'quick' ? !isWhole(spec) : isWhole(spec) || asksPostgres(spec))

/** What a spec says where it starts another program. */
const STARTS: Readonly<Record<string, RegExp>> = {
  postgres: /\bstartPostgres\(/,
  haproxy: /'haproxy'/,
  promtool: /'promtool'/,
  'systemd-analyze': /'systemd-analyze'/,
  openssl: /certificates\.fixture'|\/certificate'/,
}
const canRun = ({ text }: Spec) => !MISSING_PROGRAMS.split(',').some((program) => STARTS[program]?.test(text))

/** The specs of this run, each with its text: it tells the world that the spec runs in. */
const specs = writtenFiles()
  .filter((file) => /\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))
  .filter((spec) => isWanted(spec) && canRun(spec))
/** Puts another module in the place of one, and so needs modules of its own. */
const isMocking = (text: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(text)
const needsPage = (text: string) => text.startsWith('// @vitest-environment happy-dom')

/** Plain specs wait for databases, processes and clocks a sixth of their time: one more than there are processors. */
const ONE_MORE = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } }

/** Specs of one kind. A worker keeps its world for a next file of the same kind, libraries and all. */
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
    // In threads, which have the settings of their process: a process for each takes longer to start.
    ...(belongs.page ? { pool: 'threads' as const } : { execArgv: SHORT_LIVED }),
    ...(!belongs.page && !belongs.mocking && ONE_MORE),
  },
})

/** What starts processes takes longest: begun late, it would go on alone when all else is done. */
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
    // One kind after the other, in the order of their names; to load a world anew for each file takes longer than the
    // tests. What mocks has the libraries of the file before, and our own modules anew.
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
    // Every processor: by default one is left free, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    // A test that passes waits for none of these. None is tried again, which would hide those that fail by chance.
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
  },
})
