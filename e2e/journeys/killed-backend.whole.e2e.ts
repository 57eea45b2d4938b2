import type { Locator } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { fillBooking, next } from '../fixtures/booking-wizard'
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

/** Presses the button until the other element appears, because a backend takes a while to restart. */
const pressUntil = (button: Locator, shown: Locator) =>
  expect(async () => {
    if (await button.isEnabled({ timeout: 1_000 }).catch(() => false)) await button.click({ timeout: 2_000 })
    await expect(shown).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })

test('a backend killed during a booking loses nothing and repeats nothing [OPEN-49, OPEN-87, API-24]', async ({
  browser,
  contextOptions,
}) => {
  test.slow()
  const context = await browser.newContext({ ...contextOptions, baseURL: portal.origin })
  const page = await context.newPage()
  await signInByForm(page, ACCOUNTS.harbourOwner)
  const name = await fillBooking(page)

  // The first creation succeeds, but the backend dies before its answer arrives.
  const sent: string[] = []
  await page.route('**/api/portal/booking', async (route) => {
    sent.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (sent.length > 1) return route.continue()
    expect((await route.fetch()).status()).toBe(201)
    portal.killBackend()
    return route.abort('connectionreset')
  })
  await pressUntil(next(page), page.getByRole('heading', { level: 1, name: /^Step 2 of 3/ }))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
  expect(await bookingsOf(page).count(name)).toBe(1)

  // The backend dies at some moment of the submission.
  await next(page).click()
  let submissions = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/complete') && submissions++ === 0) portal.killBackend()
  })
  await (await submitButton(page)).click()
  await pressUntil(
    page.getByRole('button', { name: 'Try again' }),
    page.getByRole('heading', { level: 1, name: 'Booking Submitted' }),
  )
  expect(await bookingsOf(page).count(name)).toBe(1)
  await context.close()
})
