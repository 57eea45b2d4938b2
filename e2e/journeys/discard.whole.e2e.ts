import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { settleButton } from '../fixtures/final-button'
import { uniqueLastName } from '../fixtures/own-word'
import { fillPet } from '../fixtures/pet-form'

test('an unfinished booking is discarded from its page, leaves the lists, and is restored [OPEN-128]', async ({
  signedInPage,
  axe,
}) => {
  const lastName = uniqueLastName()
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  await beginBooking(page)
  await page.getByRole('checkbox', { name: 'Do not provide owner details' }).check()
  await fillPet(page, 'Mistaken', lastName)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Step 2 of 3/ })).toBeVisible()

  await page.goto(`/bookings?search_term=${lastName}`)
  await page
    .getByRole('row', { name: new RegExp(lastName) })
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Discard' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Discard this booking?' })
  await axe(page)
  await (await settleButton(dialog.getByRole('button', { name: 'Discard' }))).click()
  await expect(page.getByText('This booking was discarded', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await axe(page)
  const address = page.url()

  await page.goto(`/bookings?search_term=${lastName}`)
  await expect(page.getByText('No Bookings Found')).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByText('Restored')).toBeVisible()
  await page.goto(`/bookings?search_term=${lastName}`)
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  await expect(row).toBeVisible()

  // The list asks the same question, and offers Restore.
  await row.getByRole('link', { name: /^Edit booking/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/for Mistaken/)).toBeVisible()
  await axe(page)
  await (await settleButton(dialog.getByRole('button', { name: 'Discard' }))).click()
  await expect(page.getByText(/^Booking \d+ for Mistaken .* is discarded$/)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('group', { name: /for Mistaken/ })).toBeFocused()
  await axe(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(row).toBeVisible()

  await page.goto('/booking/booking-100001')
  await expect(
    page.getByText(
      /^Submitted\. You can still change items and special instructions: choose Edit\. To cancel it, or to change owner or pet details, call/,
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
})
