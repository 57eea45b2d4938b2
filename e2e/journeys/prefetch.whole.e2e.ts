import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD, expect, test } from '../fixtures'

test.use({ isFirstVisit: true })

/** Bytes over the line for each time that a file of this name was asked for, in order. */
const sentFor = (page: Page, name: string) =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes(part))
        .map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : Number.NaN)),
    name,
  )

test('the screen of a link that is pointed at is there when it is pressed', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/customer-support', { isNew: true })
  await page.getByRole('link', { name: 'View Bookings' }).first().hover()
  await expect.poll(() => sentFor(page, '/booking-list.')).toEqual([expect.any(Number), expect.any(Number)])
  await page.getByRole('link', { name: 'View Bookings' }).first().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const sent = expect.any(Number)
  await expect.poll(() => sentFor(page, '/booking-list.')).toEqual([sent, sent, 0, 0])
  const [style, script] = await sentFor(page, '/booking-list.')
  expect(style).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(0)
})

test('what the links of a page lead to is fetched when nothing else is to do', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/dashboard', { isNew: true })
  for (const file of ['/chooser.', '/booking-list.', '/customer-support.'])
    await expect.poll(() => sentFor(page, file)).not.toEqual([])
})

test('the dashboard is fetched while the password is typed, and styles that come so count as on a page that names them [OPEN-318]', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(ACCOUNTS.harbourOwner)
  await expect.poll(() => sentFor(page, '/dashboard.')).toEqual([expect.any(Number), expect.any(Number)])
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.poll(async () => (await sentFor(page, '/dashboard.')).slice(2)).toEqual([0, 0])
  await page.getByRole('link', { name: 'View Bookings/Orders' }).click()
  // Room for the icon, which any field's own padding would take away.
  await expect(page.getByRole('searchbox')).toHaveCSS('padding-left', '40px')
})
