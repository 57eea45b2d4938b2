import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PHONE } from '../fixtures/engraving'

test.use({ ...PHONE, isFirstVisit: true })
test.beforeEach(({ consoleErrors }) =>
  consoleErrors.expect(/Failed to load resource|integrity|net::|Loading chunk|mf-engraving/),
)

const VERIFY = '/engraving/verify/booking-100011/booking-100011-line-1'
const NUMBER = '412345679'

const number = (page: Page) => page.getByLabel('Mobile number')
const approved = (page: Page) => page.getByText(/^Approved by /)
const wordsOf = (page: Page) => page.getByRole('alert').filter({ hasText: /^This page could not be (loaded|shown)/ })

async function expectWords(page: Page, words: Locator): Promise<void> {
  await expect(words).toBeVisible()
  await expect(words.getByRole('link', { name: /^\d\d.\d{4}.\d{4}$/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
}

test("an owner's page whose code fails shows a phone number; Retry loads it and keeps the typed number", async ({
  page,
  axe,
}) => {
  await page.route('**/remotes/mf-engraving/**', (route) => route.fulfill({ status: 500, body: 'Internal error' }))
  await page.goto(VERIFY)
  await number(page).fill(NUMBER)
  const words = wordsOf(page)
  await expectWords(page, words)
  await axe(page)
  await page.unroute('**/remotes/mf-engraving/**')
  await words.getByRole('button', { name: 'Retry' }).click()
  await expect(words).toHaveCount(0)
  await expect(number(page)).toHaveValue(NUMBER)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(approved(page)).toBeVisible()
})

test('artwork whose code hangs after the number shows an error, and Retry loads it', async ({ page }) => {
  const files = '**/remotes/mf-engraving/**/check-existing*'
  // The route stays, because the browser would send the hanging request without it.
  let isWell = false
  await page.route(files, (route) => (isWell ? route.continue() : undefined))
  await page.goto(VERIFY)
  await number(page).fill(NUMBER)
  await page.getByRole('button', { name: 'Continue' }).click()
  const words = wordsOf(page)
  await expectWords(page, words)
  isWell = true
  await words.getByRole('button', { name: 'Retry' }).click()
  await expect(approved(page)).toBeVisible()
  await expect(words).toHaveCount(0)
})
