import { fileURLToPath } from 'node:url'
import { LONGEST_MS, PATIENCE_MS } from './patience'

/** What vitest needs for the specs of a remote outside of the project: `defineConfig({ test: portalSpecs })`. */
export const portalSpecs = {
  environment: 'happy-dom',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: [fileURLToPath(import.meta.resolve('@portal/testing/setup'))],
  // The kit's modules bring style sheets, which vitest reads and Node does not.
  server: { deps: { inline: [/@portal[\\/+]/] } },
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
}
