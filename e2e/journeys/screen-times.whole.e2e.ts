import type { Page } from '@playwright/test'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { invitationOf, PHONE } from '../fixtures/engraving'
import { openElsewhere } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import type { OwnStore } from '../own-store/web-server'

/** A version that nobody else visits, at another try another. */
const VERSION = `9.7.${Date.now()}`
const RELEASED = ['mf-practice', 'mf-engraving']

let store: OwnStore
let origin: string
test.beforeAll(async ({ baseURL }) => {
  const port = await innerPort(new Set())
  origin = `http://localhost:${port}`
  store = await openOwnStore(String(baseURL))
  for (const name of RELEASED)
    await store.command({}, 'publish', name, '--from', inRoot(name, 'dist'), '--as', VERSION, '--promote')
  await store.serve(port, { PUBLIC_ORIGIN: origin, TIMED_VISITS: '100' })
})
test.afterAll(() => store.close())

interface PageTimes {
  readonly version: string
  readonly page: string
  readonly times: Readonly<Record<string, { readonly p75_ms: number; readonly visits: number }>>
}

/** What `portal status` tells of the released versions: which times of which page, and of how many visits. */
async function statusOf(baseURL: string | undefined) {
  const { OPERATOR_TOKEN = '' } = process.env
  const said = await store.command({ OPERATOR_TOKEN }, '--json', 'status', '--api', String(baseURL))
  const all: PageTimes[] = JSON.parse(said.slice(said.indexOf('{'))).times
  const own = all.filter(({ version }) => version === VERSION)
  for (const { p75_ms } of own.flatMap(({ times }) => Object.values(times))) expect(p75_ms).toBeGreaterThanOrEqual(50)
  return own.map(({ page, times }) => [page, Object.entries(times).map(([kind, { visits }]) => `${kind} ${visits}`)])
}

/** Opens a page; what watches it comes when it is idle, and has run when it is so again. */
async function openWatched(page: Page, address: string): Promise<void> {
  const watches = page.waitForEvent('requestfinished', (request) => /\/screen-times\.\w+\.js$/.test(request.url()))
  await page.goto(address)
  await watches
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('what visits to screens took is told when the page is left, and `portal status` shows it of the release', async ({
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  const context = await openElsewhere(browser, { ...contextOptions, baseURL }, ACCOUNTS.harbourNurse, origin)
  consoleErrors.alsoWatch(context)
  const page = await context.newPage()
  await openWatched(page, '/tagging-guide')
  await page.getByRole('link', { name: 'Customer Support' }).first().click()
  await expect(page.getByText('Client Care Team')).toBeVisible()
  await page.goto('/robots.txt')
  await expect
    .poll(() => statusOf(baseURL))
    .toEqual([
      ['/tagging-guide', ['content 1', 'interaction 1', 'paint 1', 'usable 1']],
      ['/customer-support', ['switch 1']],
    ])
  await context.close()
})

test('an owner’s page tells it by its route, in the name of the line that its link is about', async ({
  signedInPage,
  browser,
  contextOptions,
  baseURL,
  consoleErrors,
}) => {
  const staff = await signedInPage(ACCOUNTS.harbourOwner, '/robots.txt')
  const { path: link } = await invitationOf(staff, 'booking-100007')
  const context = await browser.newContext({ ...contextOptions, ...PHONE, baseURL: origin })
  consoleErrors.alsoWatch(context)
  const page = await context.newPage()
  await openWatched(page, link)
  await page.goto('/robots.txt')
  await expect
    .poll(async () => (await statusOf(baseURL)).filter(([path]) => String(path).startsWith('/engraving')))
    .toEqual([['/engraving/verify/:bookingId/:quotedProductId', ['content 1', 'paint 1', 'usable 1']]])
  await context.close()
})
