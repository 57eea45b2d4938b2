import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, test } from '../fixtures'
import { invitationOf, PHONE } from '../fixtures/engraving'

/** The next word of a page on how its parts fare, and what the API made of it. */
async function nextCounts(page: Page) {
  const answer = await page.waitForResponse((answer) => answer.url().includes('/api/portal/part_metrics'))
  const request = answer.request()
  return {
    path: new URL(request.url()).pathname,
    status: answer.status(),
    parts: request.postDataJSON().parts,
    text: request.postData() ?? '',
  }
}

const versionsOf = async (page: Page) => (await (await page.request.get('/versions')).json()).remotes

test('a page tells once which version of a part it had, how long that took, and nothing of its user', async ({
  signedInPage,
}) => {
  // A file that was there took no time.
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/robots.txt', { isNew: true })
  const sent = nextCounts(page)
  await page.goto('/customer-support')
  await expect(page.getByText('Client Care Team')).toBeVisible()
  const { path, status, parts, text } = await sent
  const version = (await versionsOf(page))['mf-practice']
  expect([path, status]).toEqual(['/api/portal/part_metrics', 204])
  expect(parts).toEqual([{ remote: 'mf-practice', version, counts: ['load'], ms: expect.any(Number) }])
  expect(text).not.toMatch(/harbour|Olivia|Hart|booking/i)
})

test('a call that the server fails makes the load of its screen a faulty one, and its team is told which [OPEN-309]', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/)
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/robots.txt')
  await page.route('**/api/invoices', (route) => route.fulfill({ status: 500, json: {} }))
  const sent = nextCounts(page)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/portal/part_faults'))
  await page.goto('/accounts')
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  const { parts } = await sent
  const counts = parts.find(({ remote }: { remote: string }) => remote === 'mf-practice')?.counts
  expect(counts?.toSorted()).toEqual(['api', 'faulty', 'load'])
  const answer = await told
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toEqual({
    remote: 'mf-practice',
    version: (await versionsOf(page))['mf-practice'],
    channel: 'stable',
    page: '/accounts',
    message: 'ApiError: server, status 500',
    stack: expect.any(Array),
  })
})

test('an owner’s page tells it in the name of the line that its link is about', async ({
  signedInPage,
  browser,
  contextOptions,
}) => {
  const staff = await signedInPage(ACCOUNTS.harbourOwner, '/robots.txt')
  const { path: link } = await invitationOf(staff, 'booking-100007')
  const context = await browser.newContext({ ...contextOptions, ...PHONE })
  const page = await context.newPage()
  const sent = nextCounts(page)
  await page.goto(link)
  const { path, status, parts } = await sent
  expect([path, status]).toEqual([`/api/portal/part_metrics/${link.split('/').at(-1)}`, 204])
  const version = (await versionsOf(page))['mf-engraving']
  expect(parts).toEqual([{ remote: 'mf-engraving', version, counts: ['load'], ms: expect.any(Number) }])
  await context.close()
})
