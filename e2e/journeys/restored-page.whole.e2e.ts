import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { ageByADay } from '../fixtures/aged-session'

const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View booking' }).first()

test('a list restored after a day renews its session first and shows what is there now [SHL-17]', async ({
  signedInPage,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?search_term=bianchi')
  await expect(link(page)).toBeVisible()
  const aged = await ageByADay(page)
  await page.goto('data:text/html,<title>Another site</title>')
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers().authorization)
  })
  await page.goBack()
  await expect(link(page)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('bianchi')
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens).not.toContain(`Bearer ${aged}`)
  expect(await page.evaluate(() => localStorage.getItem('portal.personal.session-token'))).not.toBe(aged)
})

test('where a day later nobody may renew the session, the restored page shows nothing and asks who is there [SHL-18, SHL-19]', async ({
  signedInPage,
  consoleErrors,
}) => {
  // The renewal is refused; the list is open by its route: the server says that it is not [SHL-43].
  consoleErrors.expect(/status of 40[01]/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/bookings?search_term=bianchi')
  await expect(link(page)).toBeVisible()
  await ageByADay(page)
  await page.context().clearCookies()
  await page.goto('data:text/html,<title>Another site</title>')
  const drawn: string[] = []
  await page.exposeFunction('noteDrawn', (words: string) => drawn.push(words))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Bianchi')) Reflect.get(globalThis, 'noteDrawn')(document.body.innerText)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(drawn).toEqual([])
})
