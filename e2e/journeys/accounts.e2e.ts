import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'

const view = (page: Page, id: string) => page.getByRole('button', { name: `View ${id} (PDF, opens in a new tab)` })
const firstInvoice = (page: Page) => page.getByRole('rowheader').first()
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('portal.personal.session-token'))

/** Opens an invoice; returns the URL of its tab. */
async function openInvoice(page: Page, id: string): Promise<string> {
  const opened = page.context().waitForEvent('response', (response) => response.url().includes(`/xero/tmp/${id}.pdf`))
  const tab = page.waitForEvent('popup')
  await view(page, id).click()
  const response = await opened
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  await (await tab).close()
  return response.url()
}

test('invoices are listed newest first, sorted and paged by the address [PRA-01, PRA-02]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourNurse, '/accounts')
  await expect(page.getByText('24 invoices')).toBeVisible()
  await expect(firstInvoice(page)).toHaveText('INV-20434')
  await expect(page.getByRole('row').nth(1)).toContainText('31 Oct 2026')
  await expect(page.getByRole('row').nth(1)).toContainText('Awaiting payment')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/\/accounts\?page=3$/)
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await page.getByRole('button', { name: 'Total (inc GST)' }).click()
  await expect(page).toHaveURL(/\?sort=Total&direction=asc$/)
  await expect(page.getByRole('row').nth(1)).toContainText('Credit note')
  await expect(page.getByRole('row').nth(1)).toContainText('-$165.00')
  await axe(page)
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveCount(4)
})

test('a PDF opens in a new tab by a link that works once [PRA-03, EXT-06, EXT-07, EXT-08, OPEN-75]', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/accounts')
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/invoices/INV-20434'))
  const url = await openInvoice(page, 'INV-20434')
  expect(await (await asked).headerValue('accept')).toBe('application/pdf')
  await axe(page)
  expect((await page.request.get(url)).status()).toBe(403)
  expect((await page.request.get(url.replace(/expires=\d/, 'expires=9'))).status()).toBe(403)
  await openInvoice(page, 'INV-20434')
})

test("another practice's invoice is not found; its own list is empty [OPEN-75]", async ({ signedInPage, axe }) => {
  const page = await signedInPage(ACCOUNTS.banksiaOwner, '/accounts')
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await axe(page)
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, accept: 'application/pdf' }
  expect((await page.request.get('/api/invoices/INV-20434', { headers })).status()).toBe(404)
})

test('a failed list or PDF shows an error, and a retry works [OPEN-80]', async ({
  signedInPage,
  consoleErrors,
  axe,
}) => {
  consoleErrors.expect(/status of 503/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/dashboard')
  const away = (route: { fulfill: (answer: { status: number; json: object }) => Promise<void> }) =>
    route.fulfill({ status: 503, json: { message: 'away' } })
  await page.route('**/api/invoices', away)
  await page.goto('/accounts')
  await expect(page.getByText('Your invoices could not be loaded')).toBeVisible()
  await expect(page.getByText('No invoices yet')).toHaveCount(0)
  await axe(page)
  await page.unroute('**/api/invoices')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.route('**/api/invoices/INV-20434', away)
  const before = page.context().pages().length
  await view(page, 'INV-20434').click()
  await expect(page.getByText('INV-20434 could not be opened')).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(before)
  await axe(page)
})
