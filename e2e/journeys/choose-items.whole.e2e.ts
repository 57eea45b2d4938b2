import type { Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { expect, test, type Account, ACCOUNTS, EMPTY_PAGE } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { storedTexts } from '../fixtures/kept-words'

const cart = (page: Page) => page.getByRole('complementary', { name: 'Cart' })
const total = (page: Page) => cart(page).getByRole('status').filter({ hasText: 'Total (inc GST)' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' })
const details = (page: Page, name: string) => page.getByRole('button', { name: `Details of ${name}`, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Finish and add to cart' })

type SignedInPage = (account: Account, path?: string) => Promise<Page>

/** A signed-in page at Select Items of a new booking. */
async function openItems(signedInPage: SignedInPage) {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const id = await bookingsOf(page).create(SERVICE_TYPE.privateReturn)
  await page.goto(`/edit-booking-private/${id}#product-list`)
  await expect(page.getByRole('heading', { level: 1, name: 'Select Items' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  return { page, id }
}

/** Searches an item and opens it by keyboard. */
async function openItem(page: Page, name: string) {
  await search(page).fill(name)
  await search(page).press('Enter')
  await details(page, name).press('Enter')
  await expect(dialog(page).getByRole('img', { name })).toBeVisible()
  await expect(dialog(page).getByText('Loading choices')).toHaveCount(0)
}

test('ten items per page, with the page in the URL and the same step [CAT-01, CAT-02, CAT-04, CAT-05, CAT-07]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  await expect(page.getByRole('columnheader')).toHaveText(['Option', 'Category', 'RRP', 'Action'])
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  // Two rows of cards and part of a third fit in the window.
  expect((await page.getByRole('row').nth(1).boundingBox())?.y).toBeLessThanOrEqual(340)
  const pages = page.getByRole('navigation', { name: 'Item pages' })
  await expect(pages.getByRole('listitem')).toHaveText(['Previous page', /1$/, /2$/, /3$/, /11$/, 'Next page'])
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

test('search and category return to page 1, survive a reload and are cleared on leaving [CAT-08..14]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  const category = page.getByLabel('Category', { exact: true })
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

test('a nurse finds an urn that fits, compares two, and reaches any page [OPEN-368..373]', async ({
  signedInPage,
  axe,
}) => {
  const { page } = await openItems(signedInPage)
  const names = page.getByRole('rowheader')
  await page.getByLabel('Category').selectOption('Urns & Vessels')
  await page.getByLabel('Material').selectOption('Timber')
  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  await expect(page).toHaveURL(/\?draft=\w+&material=timber&sort=price#product-list$/)
  await expect(names.first()).toHaveText('Pine Sliding Box')
  await expect(page.getByRole('row', { name: /^Pine Sliding Box/ })).toContainText('$124.00 for 28.40 kg')
  await axe(page)
  await page.getByRole('button', { name: 'Remove filter Material: Timber' }).click()
  await expect(names.first()).toHaveText('Copper Tealight Urn')

  const compare = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
  await compare('Coast Scattering Tube').press('Enter')
  await compare('Bamboo Urn').press('Enter')
  await page.getByRole('button', { name: 'Compare side by side' }).press('Enter')
  await expect(dialog(page).getByRole('row', { name: /^Material/ })).toContainText('Bamboo, seagrass and salt')
  await axe(page)
  await details(page, 'Bamboo Urn').last().press('Enter')
  await expect(dialog(page).getByRole('img', { name: 'Bamboo Urn' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details(page, 'Bamboo Urn').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeFocused()

  await search(page).fill('tealigt')
  await search(page).press('Enter')
  await expect(page.getByText('Nothing by that name. Urns & Vessels has 52 items.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Search for “tealight”' }).click()
  await expect(names).toHaveCount(3)
  await search(page).fill('')
  await search(page).press('Enter')
  await page.getByLabel('Category', { exact: true }).selectOption('All Items')
  await page.getByLabel('Go to page (1 to 11)').fill('11')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=11/)
})

test('an engraved item is chosen by keyboard, and a reload keeps it in the cart [CAT-03, CAT-22, CAT-40..44, CAT-51..55]', async ({
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
  await expect(dialog(page).getByText('3/3 lines, 21/22 characters in the longest line')).toBeVisible()
  await add(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(details(page, 'Slate Garden Plaque')).toBeFocused()
  await expect(cart(page).getByRole('listitem')).toContainText(['$104.00'])
  await expect(cart(page).getByText('Collection Travel Cost')).toBeVisible()
  await expect(cart(page).getByText('Return Travel Cost')).toBeVisible()
  await expect(total(page)).toContainText('$164.00')
  expect(await storedTexts(page)).toContain(id)
  await page.reload()
  await expect(cart(page).getByRole('listitem')).toContainText(['2011 - 2026'])
})

test('a special order asks for confirmation [CAT-36, CAT-37, CAT-38, CAT-39]', async ({ signedInPage, axe }) => {
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

test('an urn with three choices: the pet’s weight sets the size, and the cart has all choices [CAT-30, CAT-31, CAT-33, CAT-34, OPEN-95]', async ({
  signedInPage,
  axe,
}) => {
  const { page, id } = await openItems(signedInPage)
  await openItem(page, 'Jarrah Rest Box')
  const value = (choice: string, name: string) =>
    dialog(page).getByRole('radiogroup', { name: choice }).getByRole('radio', { name })
  await expect(value('Size', 'Large (25 to under 45 kg)')).toBeChecked()
  await add(page).click()
  await expect(dialog(page).getByRole('radiogroup', { name: 'Finish' }).getByRole('radio').first()).toBeFocused()
  await value('Finish', 'Hand-oiled').check()
  await value('Lid detail', 'Brass name plate').check()
  await dialog(page).getByLabel('Engraving text for Brass name plate').fill('Bella\n2014 to 2026')
  await axe(page)
  await expect(dialog(page).getByText('$280.00')).toBeVisible()
  await add(page).click()
  await expect(cart(page).getByText('Brass name plate')).toBeVisible()
  const { quoted_products: lines } = await bookingsOf(page).read(id)
  const chosen = Object.values(lines?.[0]?.package_products_c ?? {}).flat()
  expect(lines?.[0]?.unit_price).toBe(280)
  expect(chosen.map((option) => [option.name, option.engraving_text])).toEqual([
    ['Large (25 to under 45 kg)', null],
    ['Hand-oiled', null],
    ['Brass name plate', 'Bella\n2014 to 2026'],
  ])
})
