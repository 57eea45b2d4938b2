import { ACCOUNTS, expect, test } from '../fixtures'
import { bar, fillBooking, isOnItems, isSubmitted, next } from '../fixtures/booking-wizard'
import { bookingsOf } from '../fixtures/bookings'
import { openOwnPortal } from '../fixtures/own-portal'
import type { OwnPortal } from '../fixtures/own-portal'
import { signInByForm } from '../fixtures/sign-in'
import { submitButton } from '../fixtures/submit'

let portal: OwnPortal
test.beforeAll(async ({ baseURL }) => {
  test.slow()
  portal = await openOwnPortal(String(baseURL))
})
test.afterAll(() => portal.close())

test('a backend killed in the middle of a booking loses nothing and does nothing twice [OPEN-49, OPEN-87, API-24]', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const context = await browser.newContext({ ...contextOptions, baseURL: portal.origin })
  const page = await context.newPage()
  await signInByForm(page, ACCOUNTS.harbourOwner)
  const name = await fillBooking(page)

  // The first creation is carried out, and its answer dies with the backend.
  const sent: string[] = []
  await page.route('**/api/portal/booking', async (route) => {
    sent.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (sent.length > 1) return route.continue()
    expect((await route.fetch()).status()).toBe(201)
    portal.killBackend()
    return route.abort('connectionreset')
  })
  await next(page).click()
  await expect(bar(page)).toHaveText(/^Not sent yet/)
  await isOnItems(page)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
  expect(await bookingsOf(page).count(name)).toBe(1)

  // The submission meets a backend that dies at some moment of it.
  await next(page).click()
  page.once('request', () => portal.killBackend())
  await (await submitButton(page)).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Submitted' })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await isSubmitted(page)
  expect(await bookingsOf(page).count(name)).toBe(1)
  await context.close()
})
