import { expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { cart, total, details, dialog, add, openItems, openItem } from '../fixtures/items'
import { keptWords } from '../fixtures/kept-words'

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
  await expect(dialog(page).getByText('3/3 lines, 21/22 characters in the longest line')).toBeVisible()
  await add(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(details(page, 'Slate Garden Plaque')).toBeFocused()
  await expect(cart(page).getByRole('listitem')).toContainText(['$104.00'])
  await expect(cart(page).getByText('Collection Travel Cost')).toBeVisible()
  await expect(cart(page).getByText('Return Travel Cost')).toBeVisible()
  await expect(total(page)).toContainText('$164.00')
  expect(await keptWords(page)).toContain(id)
  await page.reload()
  await expect(cart(page).getByRole('listitem')).toContainText(['2011 - 2026'])
})

test('an urn with three choices: the size is the pet’s, the words fit, the row has all [CAT-30, CAT-31, CAT-33, CAT-34, OPEN-95]', async ({
  signedInPage,
  axe,
}) => {
  const { page, id } = await openItems(signedInPage)
  await openItem(page, 'Jarrah Rest Box')
  const value = (choice: string, name: string) =>
    dialog(page).getByRole('radiogroup', { name: choice }).getByRole('radio', { name })
  await expect(value('Size', 'Large (25 to 45 kg)')).toBeChecked()
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
    ['Large (25 to 45 kg)', null],
    ['Hand-oiled', null],
    ['Brass name plate', 'Bella\n2014 to 2026'],
  ])
})
