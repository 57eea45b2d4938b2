import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { read, writtenFiles } from './scripts/lib/written-files.ts'
import { PATIENCE_MS } from './shared/testing/src/patience.ts'

// Threads take the time zone of the process that starts them.
process.env.TZ = 'UTC'

/** Every spec with what it says of the world that it runs in. */
const specs = writtenFiles()
  .filter((file) => /\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))
/** Puts another module in the place of one, and so needs a world of its own. */
const isMocking = (text: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(text)
const needsPage = (text: string) => text.startsWith('// @vitest-environment happy-dom')
const those = (belong: (text: string) => boolean) => specs.filter(({ text }) => belong(text)).map(({ file }) => file)

const router = createRequire(new URL('shared/router/package.json', import.meta.url)).resolve('react-router-dom')
/** For Node the package names its CommonJS form, which takes in ES modules: what a context of its own cannot do. */
const ROUTER_AS_MODULES = { alias: { 'react-router-dom': router.replace(/\.js$/, '.mjs') } }

/** Unit and contract tests of every package in one run. */
export default defineConfig({
  test: {
    // One kind after the other: a worker keeps its world only for a next file of the same kind, and to load a world
    // anew for each file takes longer than the tests. In threads: a process for each takes longer to start. What mocks
    // gets a context of its own in a thread that stays: two thirds of what a thread of its own takes.
    projects: [
      { name: 'mocking', include: those(isMocking), pool: 'vmThreads' as const },
      {
        name: 'page',
        include: those((text) => needsPage(text) && !isMocking(text)),
        pool: 'threads' as const,
        isolate: false,
      },
      { name: 'plain', include: those((text) => !needsPage(text) && !isMocking(text)), isolate: false },
    ].map((test, groupOrder) => ({
      extends: true,
      ...(test.pool === 'vmThreads' && { resolve: ROUTER_AS_MODULES }),
      test: { ...test, sequence: { groupOrder } },
    })),
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['shared/testing/src/setup.ts'],
    // Every processor: by default one is left free, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    // A test that passes waits for none of these.
    testTimeout: 3 * PATIENCE_MS,
    hookTimeout: 60_000,
    // As for the journeys: a busy machine may fail one once; the run says which was tried again.
    retry: Number(process.env.TEST_RETRIES ?? 1),
    expect: { poll: { timeout: PATIENCE_MS } },
  },
})
