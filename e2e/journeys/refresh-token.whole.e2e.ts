import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { ageByADay } from '../fixtures/aged-session'

/** All that a script of the page can read. */
const readable = (page: Page) =>
  page.evaluate(() => ({
    refreshTokens: Object.entries({ ...localStorage, ...sessionStorage })
      .filter(([key]) => /refresh/i.test(key))
      .map(([, value]): unknown => value),
    cookies: document.cookie,
    everything: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }))

const refreshCookie = async (page: Page) => {
  const cookies = await page.context().cookies(new URL('/api/identity', page.url()).href)
  return cookies.find(({ name }) => name === 'portal-refresh')
}

/** Loads the page when its access token is long over, which renews the session. */
async function loadLater(page: Page): Promise<void> {
  await ageByADay(page)
  await page.reload()
}

test('no script can read what renews a session, it renews all the same, and a copy of it ends the session in words [OPEN-214, OPEN-215]', async ({
  page,
  signIn,
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 40[01]/)
  const heading = page.getByRole('heading', { name: 'Customer Support' })
  await signIn(page, ACCOUNTS.southbankOwner)
  const stolen = await page.context().storageState()
  const first = await refreshCookie(page)
  const { refreshTokens, cookies, everything } = await readable(page)
  expect([refreshTokens, cookies]).toEqual([['kept-by-the-portal'], ''])
  expect([first?.httpOnly, first?.sameSite, first?.path]).toEqual([true, 'Strict', '/api/identity'])
  expect(everything).not.toContain(first?.value)

  await page.goto('/customer-support')
  for (let times = 0; times < 2; times++) {
    const before = await refreshCookie(page)
    await loadLater(page)
    await expect(heading).toBeVisible()
    expect((await refreshCookie(page))?.value).not.toBe(before?.value)
  }

  const thief = await browser.newContext({ ...contextOptions, baseURL, storageState: stolen })
  consoleErrors.alsoWatch(thief)
  const copied = await thief.newPage()
  await copied.goto('/robots.txt')
  await ageByADay(copied)
  await copied.goto('/customer-support')
  await expect(copied).toHaveURL(/\/login/)
  await thief.close()

  await ageByADay(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeVisible()
})
