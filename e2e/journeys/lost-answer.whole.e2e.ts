import type { Page } from '@playwright/test'
import { SERVICE_TYPE, STAGE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { saveState, fillBooking, isOnItems, isSubmitted, next } from '../fixtures/booking-wizard'
import { bookingsOf } from '../fixtures/bookings'
import { submitButton } from '../fixtures/submit'

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/ERR_CONNECTION_RESET/))

/** Lets the next such request succeed, but drops its answer. */
async function loseAnswer(page: Page, method: string, path: RegExp): Promise<void> {
  let isLost = false
  await page.route('**/api/portal/**', async (route) => {
    const request = route.request()
    if (isLost || request.method() !== method || !path.test(new URL(request.url()).pathname)) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('a creation whose answer is lost is retried automatically, and creates one booking [OPEN-49, OPEN-87]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const name = await fillBooking(page)
  await loseAnswer(page, 'POST', /\/booking$/)
  await next(page).click()
  await expect(saveState(page)).toHaveText(/^Not sent yet/)
  await isOnItems(page)
  await expect(saveState(page)).toHaveText(/^Saved at \d\d:\d\d/)
  expect(await bookingsOf(page).count(name)).toBe(1)
})

test('a submission whose answer is lost is not retried automatically, and a manual retry submits once [OPEN-87, OPEN-88]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const bookings = bookingsOf(page)
  const id = await bookings.create(SERVICE_TYPE.privateReturn)
  await page.goto(`/edit-booking-private/${id}#confirmation`)
  const submit = await submitButton(page)
  await page.route(`**/api/portal/booking/${id}`, (route) => route.abort('connectionreset'))
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/complete'))))
  await loseAnswer(page, 'POST', /\/complete$/)
  await submit.click()
  await expect(page.getByText("We don't know yet whether the booking was submitted")).toBeVisible()
  await page.unroute(`**/api/portal/booking/${id}`)
  await page.waitForTimeout(3_000)
  expect(sent).toBe(1)
  const { version } = await bookings.read(id)
  await page.getByRole('button', { name: 'Try again' }).click()
  await isSubmitted(page)
  const row = await bookings.read(id)
  expect([row.cstm.order_stage_c, row.version]).toEqual([STAGE.vpSubmitted, version])
})
