import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { storedTexts } from '../fixtures/kept-words'
import { isRenderedByReact, withoutReact } from '../fixtures/without-react'

test("input in the wizard's first step before React is kept and stored [WIZ-116, OPEN-86]", async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const wizard = await beginBooking(page)
  const release = await withoutReact(page)
  await page.goto(wizard, { waitUntil: 'commit' })
  await page.getByLabel('Pet type').selectOption('Cat')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  const name = page.getByLabel("Pet's first name")
  await name.pressSequentially('Otto')
  expect(await isRenderedByReact(page)).toBe(false)
  release()
  await expect.poll(() => isRenderedByReact(page)).toBe(true)
  await expect(name).toHaveValue('Otto')
  await expect(name).toBeFocused()
  await expect(page.getByLabel('Phone number')).toHaveCount(0)
  // The form has the value, not only the element: a reload restores it.
  await expect.poll(() => storedTexts(page)).toContain('Otto')
  await page.reload()
  await expect(name).toHaveValue('Otto')
  await expect(page.getByLabel('Pet type')).toHaveValue('Cat')
  const topOf = async (sex: string) => (await page.getByRole('radio', { name: sex, exact: true }).boundingBox())?.y
  expect(await topOf('Unknown'), 'the choices of Sex stand in one row').toBe(await topOf('Male'))
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
})

test('text, search and ticks before React are kept [BKG-16, SHL-50]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const release = await withoutReact(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Search bookings' })
  await search.pressSequentially('bianchi')
  await search.press('Enter')
  expect(await isRenderedByReact(page)).toBe(false)
  release()
  await expect(page).toHaveURL(/search_term=bianchi/)
  await expect(search).toHaveValue('bianchi')
  await expect(search).toBeFocused()
  await expect(page.getByRole('row', { name: /Bianchi/ }).first()).toBeVisible()
})
