import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './shared/testing/src/setup.ts'

/** Unit and contract tests of every package in one run; DOM tests name their environment in the file. */
export default defineConfig({
  test: {
    include: [
      '{shell,backend,demo,local-cloud,delivery,scripts,bench}/**/*.spec.{ts,tsx}',
      'mf-*/src/**/*.spec.{ts,tsx}',
      'shared/*/**/*.spec.{ts,tsx}',
      'e2e/races/**/*.spec.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
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
    env: { TZ: 'UTC' },
  },
})
