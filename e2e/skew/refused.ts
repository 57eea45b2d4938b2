import { chromium, expect, type Page } from '@playwright/test'
import type { RemoteEntry } from '@portal/federation/host'
import { CHROMIUM_ARGS, foundChromium } from '../../scripts/lib/browser.mjs'
import { ACCOUNTS, PASSWORD } from '../fixtures/accounts'
import { scriptJson } from '../../delivery/src/page/html'

/** A page that one remote alone fills. */
const PATH = '/customer-support'
/** A page may be long in loading. */
const LOADS_MS = 60_000

/**
 * What a page of this portal says of a remote that its shell does not fit. No web server of ours sends such a page: it is
 * made of what the portal answers, with these remotes in its registry.
 */
export async function wordsInPage(origin: string, remotes: readonly RemoteEntry[]): Promise<string> {
  const browser = await chromium.launch({ ...foundChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    await signIn(page)
    const document = await pageWith(origin + PATH, remotes)
    await page.route(`**${PATH}`, (route) => route.fulfill(document))
    await page.goto(PATH)
    const words = page.getByText(/does not fit this version yet/)
    await expect(words).toBeVisible({ timeout: LOADS_MS })
    return await words.innerText()
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/dashboard$/, { timeout: LOADS_MS })
}

const CONFIG = /(id="portal-config">)(.*?)(<\/script>)/s

/** The portal's page with these remotes in its registry. */
async function pageWith(url: string, entries: readonly RemoteEntry[]) {
  const answer = await fetch(url)
  const body = await answer.text()
  const config = JSON.parse(CONFIG.exec(body)?.[2] ?? '')
  const remotes = Object.fromEntries(entries.map((entry) => [entry.name, entry]))
  const changed = scriptJson({ ...config, registry: { ...config.registry, remotes } })
  return {
    body: body.replace(CONFIG, (_, before, __, after) => before + changed + after),
    headers: Object.fromEntries(answer.headers),
  }
}
