import { chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumOption } from '../../scripts/lib/browser.mjs'
import { ACCOUNTS, PASSWORD } from '../fixtures/accounts'

const LOAD_TIMEOUT_MS = 60_000

/** Signs in as a practice owner and expects a heading at each path. */
export async function expectHeadings(origin: string, headings: Readonly<Record<string, string>>): Promise<void> {
  const browser = await chromium.launch({ ...chromiumOption(), args: CHROMIUM_ARGS })
  try {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    await signIn(page)
    for (const [address, heading] of Object.entries(headings)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: LOAD_TIMEOUT_MS })
    }
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/dashboard$/, { timeout: LOAD_TIMEOUT_MS })
}
