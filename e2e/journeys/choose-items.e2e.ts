import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS, expect, test, type Account } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

const PRIVATE = { service: SERVICE_TYPE.privateReturn, path: 'edit-booking-private' }
const PRODUCTS_ONLY = { service: SERVICE_TYPE.urnsAndMemorabilia, path: 'edit-booking-urns-and-memorabilia' }
const cart = (page: Page) => page.getByRole('complementary', { name: 'Cart' })
const total = (page: Page) => cart(page).getByRole('status').filter({ hasText: 'Total (inc GST)' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' })
const details = (page: Page, name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Finish and add to cart' })

type SignedInPage = (account: Account, path?: string) => Promise<Page>

/** A signed-in page that stands on Select Items of a new booking. */
async function openItems(
  signedInPage: SignedInPage,
  account: Account = ACCOUNTS.harbourOwner,
  kind: typeof PRIVATE | typeof PRODUCTS_ONLY = PRIVATE,
) {
  const page = await signedInPage(account)
  const id = await bookingsOf(page).create(kind.service)
  await page.goto(`/${kind.path}/${id}#product-list`)
  await expect(page.getByRole('heading', { level: 1, name: 'Select Items' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  return { page, id }
}

/** Finds an item and opens it by keyboard. */
async function openItem(page: Page, name: string) {
  await search(page).fill(name)
  await search(page).press('Enter')
  await details(page, name).press('Enter')
  await expect(dialog(page).getByRole('img', { name })).toBeVisible()
  await expect(dialog(page).getByText('Loading choices')).toHaveCount(0)
}

async function addItem(page: Page, name: string, quantity = 1) {
  await openItem(page, name)
  await dialog(page).getByLabel('Quantity').fill(String(quantity))
  await add(page).click()
  await expect(cart(page).getByText(name)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

test('ten items a page, the page in the address, the step stays [CAT-01, CAT-02, CAT-04, CAT-05, CAT-07]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  await expect(page.getByRole('columnheader')).toHaveText(['Option', 'Category', 'RRP', 'Action'])
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  const pages = page.getByRole('navigation', { name: 'Item pages' })
  await expect(pages.getByRole('listitem')).toHaveText(['Previous', /1$/, /2$/, /3$/, /4$/, 'Next'])
  await axe(page)
  const first = await page.getByRole('rowheader').first().textContent()
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?draft=\w+&page=2#product-list$/)
  await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '')
  await page.reload()
  await expect(pages.locator('[aria-current=page]')).toHaveText(/2$/)
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toHaveText(first ?? '')
})

test('search and category narrow from page 1, survive a reload and are cleared on leaving [CAT-08..14]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  const category = page.getByLabel('Category')
  await expect(category.getByRole('option')).toHaveText(['All Items', 'Urns & Vessels', 'Memorabilia', 'Keepsakes'])
  await expect(category).toHaveValue('all')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/page=3/)
  await category.selectOption('Memorabilia')
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('cell', { name: 'Memorial Items' })).toHaveCount(10)
  await search(page).fill('candle')
  await expect(page.getByRole('rowheader')).toHaveText(['Memorial Candle', 'Candle in Glass'])
  await page.reload()
  await expect(search(page)).toHaveValue('candle')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await search(page).fill('no such thing')
  await search(page).press('Enter')
  await expect(page.getByText('No product available')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(search(page)).toHaveValue('')
  await expect(category).toHaveValue('all')
})

test('an engraved item is chosen by keyboard, added and kept [CAT-03, CAT-22, CAT-40..44, CAT-51..55]', async ({
  signedInPage,
  axe,
}) => {
  const { page, id } = await openItems(signedInPage)
  await expect(cart(page).getByText('The cart is empty')).toBeVisible()
  await openItem(page, 'Slate Garden Plaque')
  await expect(dialog(page).getByText('$104.00')).toBeVisible()
  await axe(page)
  await expect(dialog(page).getByRole('checkbox', { name: 'Add engraving' })).toBeChecked()
  await add(page).press('Enter')
  const text = dialog(page).getByLabel('Engraving text')
  await expect(text).toBeFocused()
  await axe(page)
  await text.pressSequentially('Bella Ngata\n2011 - 2026\nForever at the beach, always\nand more')
  await expect(text).toHaveValue('Bella Ngata\n2011 - 2026\nForever at the beach, ')
  await expect(dialog(page).getByText('3/3 lines, 22/22 characters in the longest line')).toBeVisible()
  await add(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(details(page, 'Slate Garden Plaque')).toBeFocused()
  await expect(cart(page).getByRole('listitem')).toContainText(['$104.00'])
  await expect(cart(page).getByText('Collection Travel Cost')).toBeVisible()
  await expect(cart(page).getByText('Return Travel Cost')).toBeVisible()
  await expect(total(page)).toContainText('$164.00')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(id)
  await page.reload()
  await expect(cart(page).getByRole('listitem')).toContainText(['2011 - 2026'])
})

test('what cannot be ordered or engraved stays as it was typed and says why [CAT-54, OPEN-83, OPEN-100]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  await openItem(page, 'Memorial Candle')
  const quantity = dialog(page).getByLabel('Quantity')
  for (const typed of ['1.5', '100', '1e2', '-3']) {
    await quantity.fill(typed)
    await add(page).click()
    await expect(quantity).toHaveAccessibleDescription('Error: Enter a quantity from 1 to 99')
    await expect(quantity).toHaveValue(typed)
  }
  await axe(page)
  await expect(cart(page).getByRole('listitem')).toHaveCount(0)
  await quantity.fill('12')
  await add(page).click()
  await expect(cart(page).getByRole('listitem')).toContainText(['Quantity 12'])

  await openItem(page, 'Slate Garden Plaque')
  const words = dialog(page).getByLabel('Engraving text')
  await words.fill('🐾 Bella ❤️')
  await add(page).click()
  await expect(words).toHaveAccessibleDescription(/🐾 at the beginning cannot be engraved; ❤️ after “Bella” cannot/)
  await expect(words).toHaveValue('🐾 Bella ❤️')
  await axe(page)
  await words.fill('x'.repeat(300))
  await expect(words).toHaveValue('x'.repeat(22))
  await expect(dialog(page).getByText('278 characters did not fit and were left out.')).toBeVisible()
  await words.fill('ﬁdo Ｎgata')
  await add(page).click()
  await expect(cart(page).getByRole('listitem').last()).toContainText('fido Ngata')
})

test('an item out of stock says so and cannot be added [CAT-50, OPEN-63]', async ({ signedInPage, axe }) => {
  const { page } = await openItems(signedInPage)
  await openItem(page, 'Celadon Bottle')
  await expect(dialog(page).getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(add(page)).toHaveAccessibleDescription('Out of stock for your region at the moment.')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(details(page, 'Celadon Bottle')).toBeFocused()
})

test('a special order is asked about on top of the item [CAT-36, CAT-37, CAT-38, CAT-39]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  const question = page.getByRole('alertdialog', { name: 'Special order' })
  await openItem(page, 'Hand-cast Paw Pendant')
  await add(page).press('Enter')
  await expect(question).toContainText('4-6 weeks')
  await axe(page)
  await question.getByRole('button', { name: 'Close' }).last().press('Enter')
  await expect(question).toHaveCount(0)
  await expect(add(page)).toBeFocused()
  await expect(cart(page).getByRole('listitem')).toHaveCount(0)
  await add(page).press('Enter')
  await question.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(details(page, 'Hand-cast Paw Pendant')).toBeFocused()
  await expect(cart(page).getByRole('listitem')).toContainText(['Hand-cast Paw Pendant'])
})

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
  await expect(undo).toBeHidden({ timeout: 8_000 })
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

test('an urn with three choices: the size is the pet’s, the words fit, the row has all [CAT-30, CAT-31, CAT-33, CAT-34, OPEN-95]', async ({
  signedInPage,
  axe,
}) => {
  const { page, id } = await openItems(signedInPage)
  await openItem(page, 'Jarrah Rest Box')
  const dropdown = (name: string) => dialog(page).getByRole('combobox', { name })
  await expect(dropdown('Size').getByRole('option', { selected: true })).toHaveText(/^Large \(25 to 45 kg\)/)
  await add(page).click()
  await expect(dropdown('Finish')).toBeFocused()
  await dropdown('Finish').selectOption('Hand-oiled')
  await dropdown('Lid detail').selectOption({ label: 'Brass name plate, + $36.00' })
  await dialog(page).getByLabel('Engraving text for Brass name plate').fill('Bella\n2014 to 2026')
  await axe(page)
  await expect(dialog(page).getByText('$280.00')).toBeVisible()
  await add(page).click()
  await expect(cart(page).getByText('Brass name plate')).toBeVisible()
  const { quoted_products: lines } = await bookingsOf(page).read(id)
  const chosen = Object.values(lines?.[0]?.package_products_c ?? {}).flat()
  expect(lines?.[0]?.unit_price).toBe(280)
  expect(chosen.map((option) => [option.name, option.engraving_text])).toEqual([
    ['Large (25 to 45 kg)', null],
    ['Hand-oiled', null],
    ['Brass name plate', 'Bella\n2014 to 2026'],
  ])
})
