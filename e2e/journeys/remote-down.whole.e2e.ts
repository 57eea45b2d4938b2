import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

const FILES = '**/remotes/mf-catalog-cart/**'

test('without the remote of items and cart the wizard shows an error and works on, and Retry loads both in place', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/Failed to load resource|mf-catalog-cart|RUNTIME|remoteEntry/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE, { isNew: true })
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cloud/errors/')) reports.push(request.postData() ?? '')
  })
  await page.route(FILES, (route) => route.fulfill({ status: 503, json: { message: 'Down' } }))
  await page.goto(`/edit-booking-private/${id}#product-list`)
  const items = page.getByText('Item selection is missing at the moment')
  const cart = page.getByText('The cart is missing at the moment')
  await expect(items).toBeVisible()
  await expect(cart).toBeVisible()
  await axe(page)

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(heading).toHaveText(/^Step 1 of/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(heading).toHaveText(/^Step 2 of/)
  await expect(items).toBeVisible()

  await page.unroute(FILES)
  await page.getByRole('alert').filter({ has: items }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Cart' }).getByText('The cart is empty')).toBeVisible()
  await expect(cart).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)
  expect(reports.filter((text) => text.includes('"remote":"mf-catalog-cart"'))).toHaveLength(1)
})
