// For `portal e2e`: `tsx scripts/journeys.ts <file …>` runs journeys against E2E_BASE_URL [OPEN-274].
import { ensureHeadlessShell } from './lib/browser.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** When the portal refuses the accounts, every journey would run into its timeout. */
const MOST_FAILURES = 10

/** Returns the exit code. */
async function walk(files: readonly string[]): Promise<number> {
  const chromium = await ensureHeadlessShell()
  if (chromium === null) {
    console.error('No Chromium: install one, or set CHROMIUM_PATH to its program.')
    return 1
  }
  const cli = inRoot('e2e/node_modules/@playwright/test/cli.js')
  const args = [
    cli,
    'test',
    '--config',
    inRoot('e2e/playwright.config.ts'),
    `--max-failures=${MOST_FAILURES}`,
    ...files,
  ]
  const env = chromium === 'playwright' ? {} : { CHROMIUM_PATH: chromium }
  return (await run(process.execPath, args, { env })).code
}

process.exitCode = await walk(process.argv.slice(2))
