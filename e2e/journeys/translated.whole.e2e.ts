import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { fillPet, pickOption } from '../fixtures/pet-form'
import { submitButton } from '../fixtures/submit'
import { translateTexts } from '../fixtures/translate'

test('a booking is made from the chooser to its end in a browser that translates', async ({ signedInPage }) => {
  test.slow()
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await translateTexts(page)
  await beginBooking(page)
  await next.click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await page.getByLabel('Last name', { exact: true }).fill('Ngata')
  await page.getByLabel('Phone number', { exact: true }).fill('0412 345 678')
  await page.getByRole('combobox', { name: 'Home address' }).pressSequentially('12 banksia cott')
  await pickOption(page, /12 Banksia Street, Cottesloe/)
  await fillPet(page, 'Bella')
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: /Step 2/ })).toBeVisible()
  await page.getByRole('searchbox').fill('candle')
  await expect(page.getByRole('button', { name: /^Details of/ })).not.toHaveCount(0)
  await next.click()
  await (await submitButton(page)).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Submitted' })).toBeVisible()
  await expect(page.getByText(/could not be (shown|loaded)/)).toHaveCount(0)
})
