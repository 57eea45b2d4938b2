import { ACCOUNTS, expect, test } from '../fixtures'
import { settleButton } from '../fixtures/final-button'

test('saves the items of a vet supply order as a list and orders from the list [OPEN-224]', async ({
  signedInPage,
  axe,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 422 .*\/saved_lists/)
  const name = `Monthly ${Date.now()}`
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100009')
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Save this list' })
  await button('Save this list').click()
  await dialog.getByLabel('Name of the list').fill(name)
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The list “${name}” was saved.`)).toBeVisible()

  await button('Save this list').click()
  await dialog.getByLabel('Name of the list').fill(name.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/Your practice already has a list named “MONTHLY \d+”/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'New Booking/Order', exact: true }).first().click()
  await page.getByRole('link', { name: 'Saved lists of vet supplies' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2 × ')
  await axe(page)
  await page.getByRole('link', { name: `Order ${name}` }).click()
  await expect(page.getByText('Everything can be ordered as it was.')).toBeVisible()
  await axe(page)
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await button('Start the order').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 2 - Select Items' })).toBeVisible()
  const cart = page.getByRole('complementary', { name: 'Cart' })
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await expect(cart.getByRole('button', { name: 'Save this list' })).toBeVisible()

  await page.goto('/new-booking?saved=')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await (await settleButton(page.getByRole('button', { name: 'Delete list' }))).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
})
