import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './shared/testing/src/setup.ts'

const NO_SPECS = ['**/node_modules/**', '**/dist/**']
// Threads take the time zone of the process that starts them.
process.env.TZ = 'UTC'

/** Parts that run without a page: rules, servers, scripts. */
const PLAIN = ['{backend,demo,local-cloud,delivery,scripts,bench}', 'shared/{domain,brand}', 'e2e/races']
/** Parts that pages are made of; their DOM tests name the environment in the file. */
const PAGES = ['shell', 'mf-*', 'shared/!(domain|brand)']
/** Puts another module in the place of one, and so needs a world of its own. */
const MOCKING = 'scripts/new-brand.spec.ts'

const specsIn = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.spec.{ts,tsx}`)

/** Unit and contract tests of every package in one run. */
export default defineConfig({
  test: {
    projects: [
      // One world of modules for each worker: to load it anew for each file takes longer than the tests.
      {
        extends: true,
        test: { name: 'plain', include: specsIn(PLAIN), exclude: [...NO_SPECS, MOCKING], isolate: false },
      },
      // A world for each file, in threads: a process for each takes longer to start.
      { extends: true, test: { name: 'pages', include: [...specsIn(PAGES), MOCKING], pool: 'threads' } },
    ],
    exclude: NO_SPECS,
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['shared/testing/src/setup.ts'],
    // Every processor: by default one is left free, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    // A test that passes waits for none of these.
    testTimeout: 3 * PATIENCE_MS,
    hookTimeout: 60_000,
    // As for the journeys: a busy machine may fail one once; the run says which was tried again.
    retry: 1,
    expect: { poll: { timeout: PATIENCE_MS } },
  },
})
