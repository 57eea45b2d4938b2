import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { inPlace } from '../fixtures/final-button'
import { keptWords } from '../fixtures/kept-words'

const instructions = (page: Page) => page.getByRole('region', { name: 'Private Cremation: Awaiting Instructions' })
const returns = (page: Page) => page.getByRole('region', { name: 'Private Cremation: Awaiting Return' })

test.describe('the dashboard', () => {
  test('of a vet_direct practice has three buttons and two tables [BKG-01, BKG-02, BKG-03, BKG-04, BKG-09]', async ({
    signedInPage,
    axe,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner)
    await expect(page.getByRole('link', { name: 'New Booking', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View All Bookings' })).toHaveAttribute('href', '/bookings')
    await expect(page.getByRole('link', { name: 'Vet Supply Order' })).toHaveAttribute(
      'href',
      '/new-booking?bookingoption=vet-supply-order',
    )
    await expect(instructions(page).getByRole('link', { name: /^100003, Ziggy .*, owner / })).toHaveAttribute(
      'href',
      '/edit-booking-private/booking-100003',
    )
    await expect(instructions(page).getByText('Pending Details')).toHaveCount(5)
    await expect(returns(page).getByRole('link', { name: '100005', exact: true })).toBeVisible()
    await axe(page)
  })

  test('offers what was left unfinished on this computer [OPEN-55]', async ({ signedInPage, axe }) => {
    const page = await signedInPage(ACCOUNTS.harbourNurse, '/new-booking')
    await page.getByPlaceholder('Enter staff member name').fill('Nina')
    await page
      .getByRole('radio', { name: /^Private Cremation & Return of Ashes/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/new-booking\/private/)
    const petName = page.getByLabel("Pet's first name")
    await petName.fill('Pepper')
    // Typing is kept within a second.
    await expect.poll(() => keptWords(page)).toContain('Pepper')

    await page.goto('/dashboard')
    await expect(
      page.getByText(/New private cremation · Missing: pet's full name, pet type, breed, sex, weight/),
    ).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Resume booking: Pepper' }).click()
    await expect(page).toHaveURL(/\/new-booking\/private\?draft=\w+#owner-pet-details$/)
    await expect(petName).toHaveValue('Pepper')

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Discard booking: Pepper' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Discard this unfinished booking?' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await (await inPlace(dialog.getByRole('button', { name: 'Discard', exact: true }))).click()
    await expect(page.getByText('Unfinished bookings on this computer')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  })
})
