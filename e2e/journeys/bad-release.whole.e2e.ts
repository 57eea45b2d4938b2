import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { neverEnds, throwsAtRender } from '../fixtures/bad-version'
import { fillBooking, petName } from '../fixtures/booking-wizard'
import { storedTexts } from '../fixtures/kept-words'
import { waitUntilServed, publishNext } from '../fixtures/next-version'
import { openAtOrigin } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import type { OwnStore } from '../own-store/web-server'

/** A page that is silent for longer hangs. */
const HUNG_MS = 8_000

let store: OwnStore
let origin: string
test.beforeAll(async ({ baseURL }) => {
  store = await openOwnStore(String(baseURL))
  const port = await innerPort()
  origin = `http://localhost:${port}`
  await store.serve(port, { PUBLIC_ORIGIN: origin })
})
test.afterAll(() => store.close())

test('a remote that throws or hangs fails alone, and the previous version is offered', async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  test.slow()
  const context = await openAtOrigin(
    browser,
    { ...contextOptions, baseURL: String(baseURL) },
    ACCOUNTS.harbourOwner,
    origin,
  )
  const page = await context.newPage()
  const name = await fillBooking(page)
  await expect.poll(() => storedTexts(page)).toContain(name)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cloud/errors/')) reports.push(request.postData() ?? '')
  })

  await publishNext(store, 'mf-practice', '9.1.0', throwsAtRender, '--promote')
  await waitUntilServed(origin, 'mf-practice', '9.1.0')
  await page.goto('/customer-support')
  await expect(page.getByText('This page could not be shown')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('button', { name: `Resume booking: ${name}` })).toBeVisible()
  const ofTheRemote = reports.filter((text) => text.includes('planted at render'))
  expect(ofTheRemote).toHaveLength(1)
  expect(ofTheRemote[0]).toContain('"remote":"mf-practice"')
  await store.command({}, 'rollback', 'mf-practice')

  await publishNext(store, 'mf-practice', '9.2.0', neverEnds, '--promote')
  await waitUntilServed(origin, 'mf-practice', '9.2.0')
  // Tabs of one browser may share a process, which would hang.
  await page.close()
  const hung = await context.newPage()
  await hung.goto('/customer-support', { waitUntil: 'commit' })
  await hung.waitForTimeout(HUNG_MS)
  await hung.close()
  const later = await context.newPage()
  await later.goto('/customer-support')
  await expect(later.getByText(/stopped working last time, so we haven't opened it/)).toBeVisible()
  await later.getByRole('button', { name: 'Use the earlier version' }).click()
  await expect(later.getByText('Client Care Team')).toBeVisible()
  await later.getByRole('link', { name: 'Dashboard' }).first().click()
  await later.getByRole('button', { name: `Resume booking: ${name}` }).click()
  await expect(petName(later)).toHaveValue(name)
  await context.close()
})
