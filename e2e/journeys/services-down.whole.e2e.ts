import { SERVICE_TYPE, STAGE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, PASSWORD, expect, test } from '../fixtures'
import { isSubmitted } from '../fixtures/booking-wizard'
import { bookingsOf } from '../fixtures/bookings'
import { submitButton } from '../fixtures/submit'

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/net::|WebSocket|Failed to load resource/))

test('without the sign-in service the form says that the password was not checked, and keeps the input [OPEN-93]', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route(/\/api\/identity/, (route) => route.abort())
  await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/cannot be reached, so we couldn't check your password/).first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(ACCOUNTS.harbourOwner)
  await page.unroute(/\/api\/identity/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('list, details and submission work without pictures, error reports and real time', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.route(/\/cloud\/|\/api\/pusher/, (route) => route.abort())
  await page.goto('/bookings?search_term=100012')
  await expect(page.getByRole('link', { name: '100012', exact: true })).toBeVisible()
  await page.goto('/booking/booking-100002')
  await expect(page.getByRole('heading', { level: 1, name: /100002/ })).toBeVisible()
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(`/edit-booking-private/${id}#confirmation`)
  await (await submitButton(page)).click()
  await isSubmitted(page)
  expect((await bookingsOf(page).read(id)).cstm.order_stage_c).toBe(STAGE.vpSubmitted)
  expect(faults).toEqual([])
})
