import { DAY_MS } from '@portal/domain'
import { ACCOUNTS, PASSWORD, expect, test } from '../fixtures'
import { shiftClock } from '../fixtures/clock'

for (const [name, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${name}, or is corrected, causes no call to the identity service [SHL-17, SHL-22]`, async ({
    page,
    signIn,
  }) => {
    await shiftClock(page, days * DAY_MS)
    await signIn(page, ACCOUNTS.harbourNurse)
    let calls = 0
    page.on('request', (request) => (calls += Number(request.url().includes('/api/identity'))))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'View Bookings/Orders' }).first().click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await shiftClock(page, -days * DAY_MS)
    await page.goto('/customer-support')
    await expect(page.getByText('Client Care Team')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Client Care Team')).toBeVisible()
    expect(calls).toBe(0)
  })
}

test('a browser that blocks storage still signs in, for this page [SHL-22]', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      Object.defineProperty(window, name, { get, configurable: true })
    }
  })
  await signIn(page, ACCOUNTS.harbourNurse)
  await page.getByRole('link', { name: 'View Bookings/Orders' }).first().click()
  await expect(page.getByRole('table', { name: 'Bookings and orders' })).toBeVisible()
})

test('full storage shows an error instead of a partial session [SHL-22]', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('filled', 'up'))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await page.getByLabel('Username').fill(ACCOUNTS.harbourNurse)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This browser has no room left for your session.').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourNurse)
})
