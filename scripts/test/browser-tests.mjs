import { readFile, rm } from 'node:fs/promises'
import { ensureHeadlessShell } from '../lib/browser.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { commonPortal } from './portal.mjs'

/** Runs the `quick` or `whole` journeys in a browser, against the portal of this run. */
export async function journeys(part) {
  const chromium = await ensureHeadlessShell()
  if (!chromium) return { passed: 0, failed: 0, note: 'left out: no Chromium. Install it, or set CHROMIUM_PATH' }
  const report = inRoot('.cache/test/browser.json')
  await rm(report, { force: true })
  const { port, data, token } = await commonPortal()
  const env = {
    E2E_PORT: String(port),
    E2E_DATA_DIR: data,
    E2E_IS_STARTED: 'yes',
    OPERATOR_TOKEN: token,
    E2E_REPORT: report,
    JOURNEYS: part,
    ...(chromium !== 'playwright' && { CHROMIUM_PATH: chromium }),
  }
  const cli = inRoot('e2e/node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--config', inRoot('e2e/playwright.config.ts'), '--pass-with-no-tests']
  const { code } = await run(process.execPath, args, { env })
  const { stats = {}, suites = [] } = await readFile(report, 'utf8').then(JSON.parse, () => ({}))
  const { expected = 0, unexpected: failed = 0, flaky = 0 } = stats
  return {
    passed: expected + flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures: suites.flatMap(failuresOf),
    ...(flaky > 0 && { note: `${flaky} of them at the second try, named above` }),
  }
}

/** Lines that identify a page: URL, headings, alerts, dialogs and status. */
const TELLING = /^(\w+:\/\/| *- '?(heading|alert|alertdialog|dialog|status)\b)/

/** Telling lines of a failed journey's tabs, because often only the log of a run remains. */
const pagesAtFailure = ({ attachments = [] }) =>
  attachments
    .filter(({ name }) => name === 'page')
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString().split('\n'))
    .filter((line) => TELLING.test(line))
    .map((line) => `  the page: ${line.trim().replace(/^- /, '')}`)

/** Journeys that failed or were flaky, also in nested suites, with their pages and messages. */
function failuresOf({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => spec.tests.some((test) => ['unexpected', 'flaky'].includes(test.status)))
  return [...suites.flatMap(failuresOf), ...failed.map(failureOf)]
}

function failureOf({ file, title, tests }) {
  const results = tests.flatMap((test) => test.results)
  const said = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))
  return [`${file} › ${title}`, ...results.flatMap(pagesAtFailure), ...said].join('\n')
}
