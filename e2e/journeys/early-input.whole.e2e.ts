import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { keptWords } from '../fixtures/kept-words'
import { isReacts, withoutReact } from '../fixtures/without-react'

test("what is typed and chosen in the wizard's step before React is there is kept, and stored [WIZ-116, OPEN-86]", async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const wizard = await beginBooking(page)
  const release = await withoutReact(page)
  await page.goto(wizard, { waitUntil: 'commit' })
  await page.getByLabel('Pet type').selectOption('Cat')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  const name = page.getByLabel("Pet's first name")
  await name.pressSequentially('Otto')
  expect(await isReacts(page)).toBe(false)
  release()
  await expect.poll(() => isReacts(page)).toBe(true)
  await expect(name).toHaveValue('Otto')
  await expect(name).toBeFocused()
  await expect(page.getByLabel('Phone number')).toHaveCount(0)
  // Kept by the form, and not by the elements alone: a reload has it.
  await expect.poll(() => keptWords(page)).toContain('Otto')
  await page.reload()
  await expect(name).toHaveValue('Otto')
  await expect(page.getByLabel('Pet type')).toHaveValue('Cat')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
})

test('what is typed, sent and ticked before React is there is kept [BKG-16, SHL-50]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const release = await withoutReact(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Search bookings' })
  await search.pressSequentially('bianchi')
  await search.press('Enter')
  expect(await isReacts(page)).toBe(false)
  release()
  await expect(page).toHaveURL(/search_term=bianchi/)
  await expect(search).toHaveValue('bianchi')
  await expect(search).toBeFocused()
  await expect(page.getByRole('row', { name: /Bianchi/ }).first()).toBeVisible()
})
