import { ACCOUNTS, expect, test } from '../fixtures'
import { PRODUCTS_ONLY, cart, total, dialog, add, openItems, openItem, addItem } from '../fixtures/items'

test('a removed item is gone for good, or comes back whole by Undo [CAT-46, CAT-47]', async ({ signedInPage, axe }) => {
  const { page } = await openItems(signedInPage)
  await addItem(page, 'Memorial Candle', 3)
  await addItem(page, 'Comfort Bear')
  await expect(total(page)).toContainText('$211.00')
  await cart(page).getByRole('button', { name: 'Remove Memorial Candle' }).press('Enter')
  const undo = cart(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect(total(page)).toContainText('$109.00')
  await axe(page)
  await undo.press('Enter')
  await expect(cart(page).getByRole('listitem').first()).toContainText('Quantity 3')
  await expect(total(page)).toContainText('$211.00')
  await cart(page).getByRole('button', { name: 'Remove Comfort Bear' }).click()
  await expect(undo).toBeVisible()
  // The note waits while the pointer rests on it.
  await page.mouse.move(0, 0)
  await expect(undo).toBeHidden()
  await page.reload()
  await expect(cart(page).getByRole('listitem')).toHaveCount(1)
  await expect(total(page)).toContainText('$162.00')
})

test('a removal that fails is said at the item and logged [CAT-49]', async ({ signedInPage, consoleErrors }) => {
  consoleErrors.expect(/status of 500/)
  const { page, id } = await openItems(signedInPage)
  await addItem(page, 'Memorial Candle')
  await page.route('**/api/portal/booking/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: { message: 'Down' } }),
  )
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to remove item'))
  await cart(page).getByRole('button', { name: 'Remove Memorial Candle' }).click()
  await expect(cart(page).getByRole('alert')).toContainText('Memorial Candle is not removed yet.')
  await expect(cart(page).getByRole('alert')).toContainText('08 9200 0000')
  const [action, context] = (await logged).args()
  expect(await action?.jsonValue()).toBe('Failed to remove item in shopping cart')
  expect(await context?.jsonValue()).toMatchObject({ bookingId: id, orderId: expect.stringMatching(/^\d+$/) })
  await expect(cart(page).getByRole('listitem')).toContainText(['Memorial Candle'])
})

test('the cart opens from the bar, beside the panel and on a phone without one [CAT-43]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  await expect(cart(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping cart, 0 items', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cart(page)).toBeHidden()
  await openItem(page, 'Memorial Candle')
  await axe(page)
  await add(page).click()
  await expect(page.getByText('Memorial Candle is in the cart.')).toBeVisible()
  await expect(page.getByText('Memorial Candle is in the cart.')).toBeHidden()
  const button = page.getByRole('button', { name: 'Shopping cart, 1 item', exact: true })
  await button.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' })
  await expect(drawer.getByText('Total (inc GST)')).toBeVisible()
  await axe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('No price: no amount in list, item and cart [CAT-44, CAT-45]', async ({ signedInPage }) => {
  const { page } = await openItems(signedInPage, ACCOUNTS.southbankOwner, PRODUCTS_ONLY)
  await openItem(page, 'Memorial Candle')
  await expect(dialog(page)).not.toContainText('$')
  await add(page).click()
  await expect(cart(page).getByRole('listitem')).toContainText(['Memorial Candle'])
  await expect(page.getByRole('main')).not.toContainText('$')
  await expect(page.getByText('Total (inc GST)')).toHaveCount(0)
})
