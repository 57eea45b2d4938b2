import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'

const BOOKING_ID = '100001'
const OWNER = 'Olivia Hart is also editing this booking.'
const NURSE = 'Nina Caruso is also editing this booking.'

/** Finds the booking in the list and opens its edit wizard. */
async function openEditing(page: Page) {
  await page.goto(`/bookings?search_term=${BOOKING_ID}`)
  await page.getByRole('link', { name: BOOKING_ID, exact: true }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/edit-booking-private\//)
  await expect(page.getByText('Edit private cremation')).toBeVisible()
}

test('two people on one booking see each other until one leaves [WIZ-110, EXT-09, EXT-10, OPEN-57]', async ({
  signedInPage,
  axe,
}) => {
  const owner = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const nurse = await signedInPage(ACCOUNTS.harbourNurse, EMPTY_PAGE)
  await openEditing(owner)
  await openEditing(nurse)
  await expect(owner.getByRole('status').filter({ hasText: NURSE })).toBeVisible()
  await expect(nurse.getByRole('status').filter({ hasText: OWNER })).toBeVisible()
  await expect(owner.getByText(OWNER)).toHaveCount(0)
  await axe(owner)

  await nurse.getByRole('button', { name: 'Cancel' }).click()
  await expect(nurse).toHaveURL(/\/dashboard$/)
  await expect(owner.getByText(NURSE)).toHaveCount(0)

  await openEditing(nurse)
  await expect(owner.getByText(NURSE)).toBeVisible()
  await nurse.close()
  await expect(owner.getByText(NURSE)).toHaveCount(0)
})
