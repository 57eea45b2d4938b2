import { ACCOUNTS, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'
import { uniqueLastName } from '../fixtures/own-word'
import { fillPet } from '../fixtures/pet-form'
import { submitButton } from '../fixtures/submit'

test('a package with a customised item replaces another, is confirmed and submitted [CAT-19..22, WIZ-42, WIZ-44..48, WIZ-65, DOM-61]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/new-booking')
  const step = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const cart = page.getByRole('complementary', { name: 'Cart' })
  const lastName = uniqueLastName()
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes - Cremation Package' }).check()
  await button('Next').click()
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  await fillPet(page, 'Banjo', lastName)
  await button('Next').click()

  await expect(step('Step 2 of 4 - Package details')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Details of .* Cremation Package$/ })).toHaveCount(10)
  await axe(page)
  await button('Next').click()
  await expect(page.getByText('Package selection is required: Please select a package to proceed')).toBeVisible()
  await button('Details of Classic Cremation Package').press('Enter')
  const contents = page.getByRole('list', { name: 'In Classic Cremation Package' })
  const value = (choice: string, name: string) =>
    contents.getByRole('radiogroup', { name: choice }).getByRole('radio', { name })
  await button('Finish and add to cart').click()
  await expect(value('Colour', 'Pewter')).toBeFocused()
  await axe(page)
  await value('Colour', 'Slate blue').check()
  await contents.getByLabel('Engraving text for Classic Urn').fill('Banjo')
  await value('Shape', 'Heart').check()
  await contents.getByRole('checkbox', { name: 'Add engraving to Clay Paw Print' }).uncheck()
  await expect(contents.getByText('Selected', { exact: true })).toHaveCount(2)
  await button('Finish and add to cart').click()
  const additions = page.getByRole('dialog', { name: 'Cremation package additions' })
  await expect(additions).toContainText(`Would you like to add anything else for Banjo ${lastName}?`)
  await axe(page)
  await expect(cart).toContainText('Clay Paw Print')
  await additions.getByRole('button', { name: 'Submit Booking' }).click()

  await expect(step('Step 4 of 4 - Confirmation')).toBeVisible()
  const items = page.getByRole('table', { name: 'Items and costs' })
  for (const part of ['Classic Cremation Package', 'Classic Urn', 'Slate blue', 'Banjo', 'Clay Paw Print', 'Heart']) {
    await expect(items).toContainText(part)
  }
  await axe(page)
  await (await submitButton(page)).click()
  await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
  await page.getByRole('link', { name: 'View Booking', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Classic Cremation Package')
  const { cstm, quoted_products: lines } = await bookingsOf(page).read(page.url().split('/').pop() ?? '')
  expect([cstm.is_package_c, cstm.order_stage_c, lines?.length]).toEqual([true, 'VP Submitted', 1])
  expect(lines?.[0]?.package_products_c['package-classic']?.map((each) => [each.id, each.engraving_text])).toEqual([
    ['classic-urn', 'Banjo'],
    ['clay-paw-print', null],
  ])
})
