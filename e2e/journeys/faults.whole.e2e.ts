import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import type { Page } from '@playwright/test'

/** How many failures the error-reporting service holds whose text matches. */
async function reports(page: Page, pattern: RegExp): Promise<number> {
  const answer = await page.request.get('/cloud/errors/events.json')
  const { events }: { events: readonly unknown[] } = await answer.json()
  return events.filter((event) => pattern.test(JSON.stringify(event))).length
}

test('a list that the API cannot give says so, with a quiet way to try again [BKG-35, SHL-60, OPEN-80]', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 503/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await page.route('**/api/portal/booking?*', (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
  await page.goto('/bookings?search_term=100012')
  await expect(page.getByText('Your bookings could not be loaded')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await axe(page)
  await page.unroute('**/api/portal/booking?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: '100012', exact: true })).toBeVisible()
})

test('HTTP 500 is reported to the error service, 422 is not [API-06, API-07, EXT-16, SHL-57]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (500|422)/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const mark = `fault-${Date.now()}`
  const answerWith = async (status: number) => {
    await page.unrouteAll()
    await page.route('**/api/portal/vet/account_manager', (route) =>
      route.fulfill({ status, json: { message: `${mark}-${status}` } }),
    )
    await page.goto('/customer-support')
    await expect(page.getByText('The contact could not be loaded')).toBeVisible()
  }
  await answerWith(500)
  await expect(async () => expect(await reports(page, new RegExp(`${mark}-500`))).toBe(1)).toPass()
  await answerWith(422)
  await page.waitForTimeout(500)
  expect(await reports(page, new RegExp(`${mark}-422`))).toBe(0)
})

test('a forbidden answer keeps the token and leads to the form, which says why [API-05, OPEN-12]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await page.route('**/api/portal/vet/account_manager', (route) =>
    route.fulfill({ status: 403, json: { message: 'Only a Vet Owner may read this.' } }),
  )
  await page.goto('/customer-support')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Only a Vet Owner may read this. Sign in with an account that has it')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('portal.personal.session-token'))).not.toBeNull()
})

test('a picture that does not load leaves a placeholder [SHL-58]', async ({ signedInPage, consoleErrors }) => {
  consoleErrors.expect(/status of 404/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  await page.route('**/api/media/people/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/customer-support')
  await expect(page.getByRole('img', { name: /Portrait of .* \(no picture\)/ })).toBeVisible()
})

test('every call carries the bearer token and the brand, and the server takes the practice from the token alone [API-01, API-02, API-03, OPEN-10]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.banksiaOwner, BARE)
  const asked = page.waitForRequest((request) => request.url().includes('/api/portal/booking?'))
  await page.goto('/bookings')
  const headers = await (await asked).allHeaders()
  expect(headers.authorization).toMatch(/^Bearer .+\..+\..+$/)
  expect(headers.brand).toBe('VIC EDH')
  const forged = await page.request.get('/api/portal/booking?page=1&page_size=100', {
    headers: { authorization: headers.authorization ?? '', brand: 'WA LWD' },
  })
  const list: { data: readonly { cstm: { order_id_c: string } }[] } = await forged.json()
  expect(list.data.length).toBeGreaterThan(0)
  expect(list.data.every(({ cstm }) => Number(cstm.order_id_c) < 100_000 || Number(cstm.order_id_c) >= 199_000)).toBe(
    true,
  )
  const foreign = await page.request.get('/api/portal/booking/booking-100001', {
    headers: { authorization: headers.authorization ?? '' },
  })
  expect(foreign.status()).toBe(404)
})

test('the page loads each shared library once, with remotes of two teams on it', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?search_term=100012')
  await expect(page.getByRole('link', { name: '100012', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Customer Support' }).click()
  await expect(page.getByRole('heading', { name: 'Customer Support' })).toBeVisible()
  const scripts = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return Promise.all(files.map(async ({ name }) => (await fetch(name)).text()))
  })
  // Words that stand in react-dom, the router and swr alone.
  for (const word of ['__reactContainer$', 'useRoutes() may be used', 'refreshWhenHidden'])
    expect(scripts.filter((text) => text.includes(word)).length, word).toBe(1)
})
