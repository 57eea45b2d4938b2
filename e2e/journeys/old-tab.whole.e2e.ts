import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'

const line = (page: Page) => page.getByText('A newer version is ready.')

/** A tab opened half a day ago, of a portal that serves other versions now. */
async function olderTab(page: Page): Promise<void> {
  await page.clock.install()
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await page.route('**/versions', async (route) => {
    const answer = await route.fetch()
    const versions: { shell: string; remotes: Record<string, string> } = await answer.json()
    await route.fulfill({ json: { ...versions, remotes: { ...versions.remotes, 'mf-practice': '99.0.0' } } })
  })
}

/** Passes time for a page that React has taken over: one that is drawn early measures no age yet. */
async function pass(page: Page, time: string): Promise<void> {
  await expect(page.locator('[data-drawn-early]')).toHaveCount(0)
  await page.clock.fastForward(time)
}

test('a tab offers a newer version after half a day, and loads it at the next screen', async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/customer-support', { isNew: true })
  await olderTab(page)
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await pass(page, '11:50:00')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await pass(page, '00:30:00')
  await expect(line(page)).toBeVisible()
  await axe(page)
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  await page.getByRole('link', { name: 'Tagging Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tagging Guide' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isOldPage'))).toBeUndefined()
  await expect(line(page)).toHaveCount(0)
})

test('the offer never appears beside input, and never discards it', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/new-booking', { isNew: true })
  await olderTab(page)
  const staff = page.getByLabel('Booking vet staff member')
  await expect(staff).toBeVisible()
  await pass(page, '12:20:00')
  await expect(line(page)).toBeVisible()
  await staff.fill('Nina')
  await expect(line(page)).toHaveCount(0)
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  await page
    .getByRole('radio', { name: /^Private Cremation & Return of Ashes/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel("Pet's first name")).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isOldPage'))).toBe(true)
  await page.getByRole('link', { name: 'Customer Support' }).click()
  await expect(page.getByText('Client Care Team')).toBeVisible()
})
