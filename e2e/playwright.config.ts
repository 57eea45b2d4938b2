import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumOption } from '../scripts/lib/browser.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const { E2E_BASE_URL, E2E_PORT = '18080', E2E_IS_STARTED, E2E_REPORT, FIREFOX_PATH, JOURNEYS } = process.env
// Only a portal that the journeys start has its data here.
if (!E2E_BASE_URL) process.env.E2E_DATA_DIR ||= path.join(ROOT, '.cache/e2e-data')
// The journeys read the operator's counts with this token.
process.env.OPERATOR_TOKEN ||= randomBytes(32).toString('hex')
const baseURL = E2E_BASE_URL ?? `http://localhost:${E2E_PORT}`

/** Chromium prepares no spare renderer, which would take a sixth of a page's loading time. */
const NO_SPARE_RENDERER = '--renderer-process-limit=1'

const CHROMIUM: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: { ...chromiumOption(), args: [...CHROMIUM_ARGS, NO_SPARE_RENDERER] },
}

/** A mouse, which a machine without one does not have: the portal asks for it before it focuses a field. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** `npm run prove engines` sets `FIREFOX_PATH`: an unchanged Firefox, driven by WebDriver BiDi. */
const FIREFOX: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { firefoxUserPrefs: MOUSE, ...(FIREFOX_PATH ? { executablePath: FIREFOX_PATH } : {}) },
}

/**
 * Journeys run against a portal that they start, or the one at `E2E_BASE_URL`.
 * They share one demo world, so each uses its own bookings.
 */
export default defineConfig({
  testDir: './journeys',
  // `npm test` runs the quick journeys, `npm run whole` the others, a manual run all.
  testMatch: JOURNEYS === 'whole' ? '**/*.whole.e2e.ts' : '**/*.e2e.ts',
  testIgnore: JOURNEYS === 'quick' ? '**/*.whole.e2e.ts' : [],
  outputDir: path.join(ROOT, 'test-results'),
  workers: availableParallelism(),
  forbidOnly: true,
  // Long timeouts for busy machines. No retries, which would hide flaky journeys.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : [])],
  use: {
    baseURL,
    ...(FIREFOX_PATH ? FIREFOX : CHROMIUM),
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
    // A press that waits for ever would use up the journey's whole time.
    actionTimeout: 120_000,
    // Times are the clinic's [OPEN-126], whatever the computer's time zone; a journey uses another zone.
    timezoneId: 'Australia/Perth',
    // Playwright's screenshots add an inline style, which Firefox reports as a violation of the page's policy.
    screenshot: FIREFOX_PATH ? 'off' : 'only-on-failure',
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
