import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'
import { isRenderedByReact, withoutReact } from '../fixtures/without-react'
import type { Page, Route } from '@playwright/test'

/** Visible elements with their positions and texts. */
const picture = (page: Page) =>
  page.locator('#root *:visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const words = element.children.length === 0 ? element.textContent : ''
      return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')} ${words}`
    }),
  )

/** Actions of a row vary, because other journeys change bookings. */
const OF_A_ROW = /^(View|Edit) booking/

for (const { path, link, width } of [
  { path: '/dashboard', link: 'Edit booking', width: 1280 },
  { path: '/bookings', link: OF_A_ROW, width: 390 },
  { path: '/bookings?search_term=bianchi', link: 'View booking', width: 1280 },
  { path: '/booking/booking-100001', link: 'Edit', width: 1280 },
]) {
  test(`${path} is rendered at ${width} before React, and React renders the same [BKG-26, SHL-48..50]`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    await page.setViewportSize({ width, height: 800 })
    // Holds back calls of parts that are not rendered early.
    await page.route(/api\/portal\/(owner_answers|attention|booking\/image\/)/, () => {})
    const release = await withoutReact(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible()
    const early = await picture(page)
    expect(await isRenderedByReact(page)).toBe(false)
    release()
    await expect.poll(() => isRenderedByReact(page)).toBe(true)
    await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible()
    expect(await picture(page)).toEqual(early)
  })
}

test("the wizard's first step is rendered on a phone before React, with the typed values [WIZ-116, SHL-48..50]", async ({
  signedInPage,
  axe,
}) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  await page.setViewportSize({ width: 390, height: 800 })
  const wizard = await beginBooking(page)
  // Delays the code of the address field.
  await page.route(/\/combobox\.\w+\.js$/, () => {})
  const release = await withoutReact(page)
  await page.goto(wizard, { waitUntil: 'commit' })
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Mia')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  const early = await picture(page)
  await axe(page)
  expect(await isRenderedByReact(page)).toBe(false)
  release()
  await expect.poll(() => isRenderedByReact(page)).toBe(true)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Mia')
  expect(await picture(page)).toEqual(early)
})

const LIST = '**/api/portal/booking?*'

test('a name that looks like a script is rendered as text [SHL-50]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const hostile = '<img src=x onerror="window.hurt = 1"><script>window.hurt = 1</script>'
  await page.route(LIST, async (route: Route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const row of body.data) row.pet_name = hostile
    await route.fulfill({ response, json: body })
  })
  await withoutReact(page)
  await page.goto('/bookings', { waitUntil: 'commit' })
  await expect(page.getByRole('cell', { name: hostile }).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined()
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

for (const [what, status] of [
  ['refuses', 401],
  ['fails', 500],
] as const) {
  test(`an answer that ${what} renders no early rows; React renders the page [API-04, BKG-35]`, async ({
    signedInPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of (401|500)/)
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    await page.route(LIST, (route) => route.fulfill({ status, json: { message: 'No' } }))
    const release = await withoutReact(page)
    const answered = page.waitForResponse(/api\/portal\/booking\?/)
    await page.goto('/bookings', { waitUntil: 'commit' })
    await answered
    await page.waitForTimeout(500)
    await expect(page.getByRole('row')).toHaveCount(0)
    release()
    if (status === 401) await expect(page).toHaveURL(/\/login$/)
    else await expect(page.getByText('Your bookings could not be loaded')).toBeVisible()
  })
}

test('no early data of a previous user is rendered [OPEN-15]', async ({ signedInPage }) => {
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  await page.route(LIST, async (route) => {
    // Another user signs in, in another tab, while the request is in flight.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('portal.personal.user-data') ?? '{}')
      localStorage.setItem('portal.personal.user-data', JSON.stringify({ ...record, subject: 'somebody-else' }))
    })
    await route.continue()
  })
  await withoutReact(page)
  const answered = page.waitForResponse(/api\/portal\/booking\?/)
  await page.goto('/bookings', { waitUntil: 'commit' })
  await answered
  await page.waitForTimeout(500)
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.getByText('Harbour Veterinary Clinic')).toHaveCount(0)
})

/** At the first visit this script is in the HTML. */
const DRAWING = /\/shell\/early-render\.\w+\.js$/

for (const { what, answer } of [
  { what: 'never comes', answer: () => undefined },
  { what: 'is not there', answer: (route: Route) => route.fulfill({ status: 404 }) },
  {
    what: 'has other bytes',
    answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'hurt()' }),
  },
]) {
  test(`when the early script ${what}, React renders the page [SHL-48]`, async ({ signedInPage, consoleErrors }) => {
    consoleErrors.expect(/status of 404|integrity/)
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    await page.request.get('/bookings')
    await page.route(DRAWING, answer)
    await page.goto('/bookings', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('link', { name: OF_A_ROW }).first()).toBeVisible()
    expect(await isRenderedByReact(page)).toBe(true)
  })
}
