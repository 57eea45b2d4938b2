import { buildable } from '../../scripts/build/build-all.mjs'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS, expect, test } from '../fixtures'
import { fillBooking, isOnItems, next, petName } from '../fixtures/booking-wizard'
import { isServed, publishNext } from '../fixtures/next-version'
import { openElsewhere } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'

/** Screens of every remote that staff see. */
const SCREENS: readonly (readonly [string, RegExp])[] = [
  ['/dashboard', /^Dashboard$/],
  ['/booking/booking-100007', /^Booking 100007$/],
  ['/new-booking', /^New Booking/],
  ['/customer-support', /^Customer Support$/],
  ['/manage-practice', /^Manage practice$/],
]

test('a tab from before a deploy of every package works on: no file is missing, nothing that was typed is lost', async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  test.slow()
  const store = await openOwnStore(String(baseURL))
  const port = await innerPort()
  const origin = `http://localhost:${port}`
  await store.serve(port, { PUBLIC_ORIGIN: origin })
  const context = await openElsewhere(browser, { ...contextOptions, baseURL }, ACCOUNTS.harbourOwner, origin)
  const page = await context.newPage()
  const name = await fillBooking(page)
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname)
  })
  for (const one of await buildable()) await publishNext(store, one, '9.0.1', undefined, '--promote')
  await isServed(origin, 'mf-engraving', '9.0.1')
  await expect(petName(page)).toHaveValue(name)
  await next(page).click()
  await isOnItems(page)
  await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible()
  for (const [address, title] of SCREENS) {
    // As a link goes there, without a load of the page.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const artwork = page.getByRole('region', { name: /^Engraving of the/ }).getByRole('img')
    if (address.endsWith('100007')) await expect(artwork.first()).toBeVisible()
  }
  expect(missing).toEqual([])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isOldPage'))).toBe(true)
  await context.close()
  await store.close()
})
