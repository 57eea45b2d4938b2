import type { Page } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { settleButton } from '../fixtures/final-button'
import { storedTexts } from '../fixtures/kept-words'

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

  test('of a referral practice has no supplies and no returns [BKG-02, BKG-09]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.banksiaOwner, EMPTY_PAGE)
    const serviceTypes = page.waitForResponse(/\/vet\/service_types$/)
    await page.goto('/dashboard')
    await serviceTypes
    await expect(instructions(page).getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vet Supply Order' })).toHaveCount(0)
    await expect(returns(page)).toHaveCount(0)
  })

  test('shows what waits too long, with a link to the list [OPEN-180, OPEN-183]', async ({ signedInPage, axe }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner)
    const waiting = page.getByRole('region', { name: 'Needs attention' })
    const link = waiting.getByRole('link', { name: /^\d+ Not submitted/ })
    const count = /^\d+/.exec((await link.textContent()) ?? '')?.[0]
    await link.click()
    await expect(page).toHaveURL(/\/bookings\?attention=unsubmitted$/)
    await expect(page.getByText(`${count} bookings`, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '100004', exact: true })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Remove filter Needs attention: Not submitted' }).click()
    await expect(page).toHaveURL(/\/bookings$/)
  })

  test('pages through one table at a time [BKG-11, BKG-12, BKG-13, OPEN-17]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner)
    await expect(instructions(page).getByRole('rowheader')).toHaveCount(5)
    const first = await instructions(page).getByRole('rowheader').allTextContents()
    await returns(page).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/dashboard\?page=2&table=return$/)
    await expect(returns(page).getByRole('link', { name: '100005', exact: true })).toBeHidden()
    await page.reload()
    await expect(returns(page).locator('[aria-current=page]')).toHaveText(/2/)
    await expect(instructions(page).getByRole('rowheader')).toHaveText(first)
  })

  test('shows partial bookings on request and remembers it [BKG-05, BKG-07, BKG-08]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.banksiaOwner)
    const unsubmitted = instructions(page).getByText('Unsubmitted', { exact: true })
    await expect(instructions(page).getByRole('rowheader').first()).toBeVisible()
    await expect(unsubmitted).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'View partial bookings' }).check()
    await expect(unsubmitted.first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'View partial bookings' })).toBeChecked()
    await expect(unsubmitted.first()).toBeVisible()
  })

  test('requests each table once, and uses the early answers [BKG-06, BKG-10]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourNurse, EMPTY_PAGE)
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/portal/booking') asked.push(url.searchParams.get('order_stage') ?? '')
    })
    await page.goto('/dashboard')
    await expect(returns(page).getByRole('rowheader')).toHaveCount(5)
    await expect(instructions(page).getByRole('rowheader')).toHaveCount(5)
    await page.waitForLoadState('networkidle')
    expect(asked.sort()).toEqual(['Awaiting Return Delivery', 'Pet Collected - Pending Details'])
  })

  test('offers unfinished drafts of this computer [OPEN-55]', async ({ signedInPage, axe }) => {
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
    // The wizard stores typed text within a second.
    await expect.poll(() => storedTexts(page)).toContain('Pepper')

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
    await (await settleButton(dialog.getByRole('button', { name: 'Discard', exact: true }))).click()
    await expect(page.getByText('Unfinished bookings on this computer')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  })
})
