import { defineConfig } from 'vitest/config'

/** Unit and contract tests of every package in one run; DOM tests name their environment in the file. */
export default defineConfig({
  test: {
    include: [
      '{shell,backend,demo,local-cloud,delivery,scripts,bench}/**/*.spec.{ts,tsx}',
      'mf-*/src/**/*.spec.{ts,tsx}',
      'shared/*/**/*.spec.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 15_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
})
