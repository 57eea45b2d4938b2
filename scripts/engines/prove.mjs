// `npm run prove engines`: the journeys that a clinic and an owner cannot do without, in an unchanged Firefox.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from '../lib/browser.mjs'
import { Failure, runMain } from '../lib/fail.mjs'
import { NOT_RUN } from '../lib/not-run.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run, which } from '../lib/run.mjs'

const FILES = ['sign-in', 'book-private-cremation', 'sell-a-plaque', 'verify-owner', 'approve-engraving']
/** Patterns of whole names: `sign-in` alone would also find `two-step-sign-in`. */
const JOURNEYS = FILES.map((name) => `journeys/${name}[.]`)

async function findFirefox() {
  const installed = async () => process.env.FIREFOX_PATH ?? (await which('firefox-esr', 'firefox'))
  const found = (await installed()) ?? ((await aptInstall('firefox-esr')) ? await installed() : null)
  if (found === null || !existsSync(found)) throw new Failure('No Firefox: install one, or set FIREFOX_PATH.')
  return found
}

await runMain(async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'portal-engines-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const cli = inRoot('e2e/node_modules/@playwright/test/cli.js')
  // One worker: each Firefox starts four processes.
  const args = [cli, 'test', '--config', inRoot('e2e/playwright.config.ts'), '--workers', '1', ...JOURNEYS]
  const { code } = await run(process.execPath, args, {
    env: { FIREFOX_PATH: await findFirefox(), E2E_DATA_DIR: data, E2E_PORT: '18090' },
  })
  console.log('Not run: WebKit, since no package brings one that Playwright drives. Safari has not been tried.')
  process.exitCode = code === 0 ? NOT_RUN : code
})
