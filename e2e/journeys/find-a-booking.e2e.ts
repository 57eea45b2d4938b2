import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { storedTexts } from '../fixtures/kept-words'

/** Collects the page's requests for the list. */
function listRequests(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (/\/api\/portal\/booking\?/.test(request.url())) made.push(request)
  })
  return made
}

const bookingLink = (page: Page, orderId: string) => page.getByRole('link', { name: orderId, exact: true })

test.describe('finding a booking in the list', () => {
  test('by its number, and back to the search from its details [BKG-15, BKG-16, BKG-22, BKG-26]', async ({
    signedInPage,
    axe,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings')
    await expect(page).toHaveTitle('View Bookings/Orders')
    const search = page.getByRole('searchbox', { name: 'Search bookings' })
    await search.fill('100005')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/bookings\?search_term=100005$/)
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
    await axe(page)
    await bookingLink(page, '100005').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booking 100005' })).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue('100005')
    await expect(bookingLink(page, '100005')).toBeVisible()
  })

  test('typing searches by itself after a second, from page 1 [BKG-17, BKG-33]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?page=3')
    await page.getByRole('searchbox').pressSequentially('Poppy Mar')
    await expect(page).toHaveURL(/\/bookings\?search_term=Poppy\+Mar$/)
    await expect(bookingLink(page, '100005')).toBeVisible()
  })

  test('by filters, which are chips and can be removed one by one [BKG-18, BKG-23, BKG-25]', async ({
    signedInPage,
    axe,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Service type').selectOption('Private cremation & dispersal of ashes')
    await page.getByLabel('Status').selectOption({ label: 'Submitted' })
    await page.getByLabel('Created from').fill('2026-01-01')
    await axe(page)
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/service_type=private\+cremation\+\*\+dispersal\+of\+ashes/)
    await expect(page.getByText('3 filters')).toBeVisible()
    await expect(bookingLink(page, '100010')).toBeVisible()
    await expect(bookingLink(page, '100001')).toBeHidden()

    await page.getByRole('button', { name: /^Remove filter Service type/ }).click()
    await expect(bookingLink(page, '100001')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/bookings$/)
  })

  test('by order and page, with Back undoing a page [BKG-19, BKG-20, BKG-21, OPEN-20]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings')
    await page.getByRole('button', { name: 'Booking ID' }).click()
    await expect(page).toHaveURL(/\?sort=order_id&direction=asc$/)
    await expect(page.getByRole('columnheader', { name: 'Booking ID' })).toHaveAttribute('aria-sort', 'ascending')
    const numbers = page.getByRole('rowheader')
    await expect(numbers).toHaveCount(15)
    const shown = async () => (await numbers.allTextContents()).map(Number)
    // The old rows stay until the answer arrives.
    await expect(async () => expect(await shown()).toEqual((await shown()).toSorted((a, b) => a - b))).toPass()
    const first = await shown()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2&sort=order_id&direction=asc$/)
    await expect.poll(async () => Number(await numbers.first().textContent())).toBeGreaterThan(first.at(-1) ?? 0)
    await page.goBack()
    await expect(numbers.first()).toHaveText(String(first[0]))
  })

  test('a reload and a new visit keep the search, even without results; leaving by a link clears it [BKG-25, BKG-34, OPEN-22]', async ({
    signedInPage,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?search_term=zzzzzz')
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('zzzzzz')
    // The early picture shows it before it is stored.
    await expect.poll(() => storedTexts(page)).toContain('zzzzzz')
    await page.goto('/bookings')
    await expect(page).toHaveURL(/\?search_term=zzzzzz$/)
    await expect(page.getByText('No Bookings Found')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('link', { name: 'View Bookings/Orders' }).click()
    await expect(page).toHaveURL(/\/bookings$/)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(15)
  })

  test('the list is requested once for any URL [BKG-21]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    const made = listRequests(page)
    await page.goto('/bookings?page=2&date_created_from=2020-01-01')
    await expect(page.getByRole('button', { name: /^Remove filter Created from/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(made).toHaveLength(1)
  })

  test('on a phone rows are cards and nothing is cut off [BKG-26]', async ({ signedInPage, axe }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/bookings?search_term=100004')
    await expect(page.getByText('Missing: weight')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit booking 100004' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await axe(page)
  })
})

test.describe('reading a booking', () => {
  test('status text, progress and prices [BKG-37, BKG-41, BKG-44]', async ({ signedInPage, axe }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100002')
    await expect(page.getByText('Final instructions received 10:05am, Sat 14 Mar 2026')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Products and prices' }).getByText('Total (inc GST)')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/edit-booking-private/booking-100002',
    )
    await axe(page)
  })

  test('tag photos rotate by 90 degrees; the stage group is marked [BKG-39, BKG-40]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100005')
    await expect(page.getByText('Photo 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Next photo' }).click()
    await page.getByRole('button', { name: 'Rotate photo' }).click()
    await expect(page.getByText('Photo 2 of 3, rotated 90 degrees')).toBeVisible()
    const progress = page.getByRole('list', { name: 'Progress of the booking' })
    await expect(progress.locator('[aria-current=step]')).toHaveText(/Return/)
  })

  test('a tag photo loads by its signed link, not by its name [OPEN-92]', async ({ signedInPage, request }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-100003')
    const photo = page.getByRole('img', { name: /^Tag of/ })
    const width = () => photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
    await expect.poll(width).toBeGreaterThan(0)
    const link = (await photo.getAttribute('src')) ?? ''
    const statusOf = async (address: string) => (await request.get(address)).status()
    expect(await statusOf(link)).toBe(200)
    expect(await statusOf(link.replace(/\?.*/, ''))).toBe(403)
    expect(await statusOf('/api/media/tags/100003-1.svg')).toBe(404)
  })

  test('No price shows neither prices nor total [DOM-51]', async ({ signedInPage }) => {
    const page = await signedInPage(ACCOUNTS.southbankOwner, '/booking/booking-300001')
    await expect(page.getByText('Waiting for final instructions and/or payment')).toBeVisible()
    await expect(page.getByText('Collection Travel Cost')).toBeVisible()
    await expect(page.getByRole('main').getByText('$')).toHaveCount(0)
    await expect(page.getByText('Total (inc GST)')).toBeHidden()
  })

  test('another practice’s booking and a missing one show the same text [OPEN-12]', async ({
    signedInPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 404/)
    const page = await signedInPage(ACCOUNTS.harbourOwner, '/booking/booking-200001')
    await expect(page.getByRole('heading', { name: 'We could not find this booking' })).toBeVisible()
    await page.goto('/booking/nonsense')
    await expect(page.getByRole('heading', { name: 'We could not find this booking' })).toBeVisible()
    await page.getByRole('link', { name: 'View all bookings' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(15)
  })
})

test('all pages of the shown list are exported to a file [OPEN-184]', async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/bookings?service_type=vet+supply+order&sort=order_id')
  await expect(page.getByRole('table')).toContainText('Vet supply order')
  const shown = (await page.getByRole('rowheader').allTextContents()).map((text) => text.trim())
  const taken = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await taken
  expect(file.suggestedFilename()).toMatch(/^harbour-veterinary-clinic-bookings-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/^\uFEFFBooking ID,Date created \(Perth time\),/)
  expect(rows.slice(0, shown.length).map((row) => row.split(',')[0])).toEqual(shown)
  await expect(page).toHaveURL(/\/bookings\?service_type=vet\+supply\+order&sort=order_id$/)
  await axe(page)
})
