import { ACCOUNTS, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { submitButton } from '../fixtures/submit'

test('vet supplies are ordered: items, confirmation, one submission, then its picture [WIZ-26, WIZ-52, WIZ-115, API-39, BKG-02]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner)
  const step = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.includes('/api/portal/booking/')) {
      writes.push(pathname.split('/').pop() ?? '')
    }
  })
  await page.getByRole('link', { name: 'Vet Supply Order', exact: true }).click()
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await expect(page.getByRole('radio', { name: 'Vet Supply Order' })).toBeChecked()
  await button('Next').click()

  await expect(step('Step 1 of 2 - Select Items')).toBeVisible()
  await button('Next').click()
  await expect(page.getByText('Add at least one item to go on.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Details of .*Bag/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity').fill('3')
  await dialog.getByRole('button', { name: 'Finish and add to cart' }).click()
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Quantity 3')
  await button('Next').click()

  await expect(step('Step 2 of 2 - Confirmation')).toBeVisible()
  await axe(page)
  await (await submitButton(page)).dblclick()
  await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
  await expect.poll(() => writes).toEqual(['submit_vet_supply', 'complete'])
  const id = await page.getByRole('main').textContent()
  await page.getByRole('link', { name: 'View Booking', exact: true }).click()
  await expect(page).toHaveURL(/\/bookings/)
  const number = /\d{6}/.exec(id ?? '')?.[0] ?? 'no number'
  const found = await bookingsOf(page).ask('GET', `booking?search_term=${number}`)
  const { data } = await found.json()
  expect(data.map((row: { cstm: { order_stage_c: string } }) => row.cstm.order_stage_c)).toEqual(['VP Submitted'])
})

test('an order is repeated by three clicks and a name, with the same items, and is not submitted yet [OPEN-186]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/booking/booking-100009')
  await page.getByRole('link', { name: 'Order again' }).click()
  await expect(page.getByText('Everything can be ordered as it was.')).toBeVisible()
  await axe(page)
  const [first = ''] = await page.getByRole('main').getByRole('listitem').allTextContents()
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('button', { name: 'Start the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 2 - Select Items' })).toBeVisible()
  await expect(page).toHaveURL(/\/new-booking\/vet-supply-order\?draft=/)
  const cart = page.getByRole('complementary', { name: 'Cart' })
  await expect(cart).toContainText(first.replace(/^\d+ × /, '').trim())
  await expect(cart).toContainText('$162.00')
})
