import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { inPlace } from '../fixtures/final-button'
import { hands } from '../fixtures/hands'

test('an owner who was here before is offered once two fields agree, taken by a press, and taken out again [OPEN-202..205]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  page.on('request', (request) => expect(request.url()).not.toMatch(/murr|grace/i))
  await page.goto('/new-booking')
  await page.getByLabel('Booking vet staff member').fill('Dana Reid')
  await page.getByRole('radio', { name: 'Private Cremation & Return of Ashes', exact: true }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  const lastName = page.getByLabel('Last name', { exact: true })
  const { used, press, type } = hands(page)
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused()
  await type('gra')
  await press('Tab')
  await expect(page.getByText('0412 345 678')).toHaveCount(0)
  await type('murr')
  const grace = page.getByRole('button', { name: /^Use Grace Murray’s phone/ }).first()
  await expect(grace).toBeVisible()
  await expect(page.getByText(/0412 345 678 · /).first()).toBeVisible()
  await axe(page)
  await (await inPlace(grace)).click()
  await expect(page.getByText(/^Filled in from this owner’s booking of/)).toBeVisible()
  expect(used.keys).toBeLessThanOrEqual(10)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Grace')
  await expect(page.getByLabel(/^Email/)).toHaveValue('grace.murray@example.com')
  await axe(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lastName).toHaveValue('murr')
  await expect(page.getByLabel(/^Email/)).toHaveValue('')
})
