import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, foundChromium } from '../scripts/lib/browser.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const { E2E_BASE_URL, E2E_PORT = '18080', E2E_IS_STARTED, E2E_REPORT, JOURNEYS } = process.env
// A portal that runs already has its data where journeys do not look.
if (!E2E_BASE_URL) process.env.E2E_DATA_DIR ||= path.join(ROOT, '.cache/e2e-data')
// The journeys' own processes have it too: they read what pages have counted, as who runs the portal does.
process.env.OPERATOR_TOKEN ||= randomBytes(32).toString('hex')
const baseURL = E2E_BASE_URL ?? `http://localhost:${E2E_PORT}`

/** None is started ahead for a next visitor, who may never come: a sixth of what opening a page takes here. */
const NO_SPARE_RENDERER = '--renderer-process-limit=1'

/**
 * Journeys against the whole portal: one of their own, or with `E2E_BASE_URL` one that runs already.
 * The journeys share one demo world, so each works on bookings of its own.
 */
export default defineConfig({
  testDir: './journeys',
  // `npm test` walks the quick journeys, `npm run whole` the others; by hand all are walked.
  testMatch: JOURNEYS === 'whole' ? '**/*.whole.e2e.ts' : '**/*.e2e.ts',
  testIgnore: JOURNEYS === 'quick' ? '**/*.whole.e2e.ts' : [],
  outputDir: path.join(ROOT, 'test-results'),
  workers: availableParallelism(),
  forbidOnly: true,
  // Patience for a slow and busy machine. No journey is tried again, which would hide those that fail by chance.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : [])],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { ...foundChromium(), args: [...CHROMIUM_ARGS, NO_SPARE_RENDERER] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
    // Times are the clinic's [OPEN-126]; what its computer is set to changes none: a journey stands elsewhere.
    timezoneId: 'Australia/Perth',
    screenshot: 'only-on-failure',
  },
  webServer:
    E2E_BASE_URL || E2E_IS_STARTED
      ? []
      : {
          command: 'node scripts/start.mjs',
          cwd: ROOT,
          url: `${baseURL}/health`,
          env: { PORT: E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
          timeout: 240_000,
          stdout: 'ignore',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
})
