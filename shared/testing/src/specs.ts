import { fileURLToPath } from 'node:url'
import { LONGEST_MS, PATIENCE_MS } from './patience'

/** Vitest settings for remotes outside the project: `defineConfig({ test: portalSpecs })`. */
export const portalSpecs = {
  environment: 'happy-dom',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: [fileURLToPath(import.meta.resolve('@portal/testing/setup'))],
  // Modules of @portal/ui import style sheets, which vitest can load and Node cannot.
  server: { deps: { inline: [/@portal[\\/+]/] } },
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
}
