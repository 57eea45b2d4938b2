import { chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, foundChromium } from '../../scripts/lib/browser.mjs'
import { ACCOUNTS, PASSWORD } from '../fixtures/accounts'

/** A page may load slowly on a busy machine. */
const LOADS_MS = 60_000

/** Signs a practice owner in and waits until each address shows its heading. */
export async function expectHeadings(origin: string, headings: Readonly<Record<string, string>>): Promise<void> {
  const browser = await chromium.launch({ ...foundChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    await signIn(page)
    for (const [address, heading] of Object.entries(headings)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: LOADS_MS })
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
  await page.waitForURL(/\/dashboard$/, { timeout: LOADS_MS })
}
