import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { hands } from '../fixtures/hands'

test('an owner who was here before is found while the name is typed, chosen by keys, and taken out again [OPEN-202..205]', async ({
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
  await press('Tab')
  await type('murr')
  const grace = page.getByRole('option', { name: /^Grace Murray/ })
  await expect(grace).toContainText('0412 345 678')
  await axe(page)
  while ((await grace.getAttribute('aria-selected')) === 'false') await press('ArrowDown')
  await press('Enter')
  await expect(page.getByText(/^Filled in from this owner’s booking of/)).toBeVisible()
  // Seven for name, phone, email and address; one more for each owner of that name who was here since.
  expect(used.clicks).toBe(0)
  expect(used.keys).toBeLessThanOrEqual(10)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Grace')
  await expect(page.getByLabel(/^Email/)).toHaveValue('grace.murray@example.com')
  await axe(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lastName).toHaveValue('murr')
  await expect(page.getByLabel(/^Email/)).toHaveValue('')
})
