import path from 'node:path'
import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { fillPet, pickOption } from '../fixtures/pet-form'
import { submitButton } from '../fixtures/submit'

const translateTexts = (page: Page) =>
  page.addInitScript({ path: path.join(import.meta.dirname, '../fixtures/translate-texts.mjs') })

test('a whole booking works in a browser that translates the page', async ({ signedInPage }) => {
  test.slow()
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
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
