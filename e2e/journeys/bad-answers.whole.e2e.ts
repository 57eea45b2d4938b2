import type { Page, Route } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { bookingsOf } from '../fixtures/bookings'

const BAD_ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '500': (route) => route.fulfill({ status: 500, json: { message: 'Down' } }),
  'a page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  'half a text': (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"id":"1' }),
  'another type': (route) => route.fulfill({ json: 7 }),
}

/** Texts of an empty list, which would be wrong here. */
const EMPTY = /No \w+ (found|available)|No product available|No items found|are set up for your practice/i

const edit = async (page: Page) =>
  `/edit-booking-private/${await bookingsOf(page).create(SERVICE_TYPE.privateReturn)}#product-list`

/** Each screen with its path, its main call and its expected content. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<string>, RegExp, RegExp])[] = [
  ['the dashboard', async () => '/dashboard', /\/api\/portal\/booking\?/, /(99|100)\d{3}/],
  ['the list', async () => '/bookings?search_term=100012', /\/api\/portal\/booking\?/, /100012/],
  ['details', async () => '/booking/booking-100002', /\/api\/portal\/booking\/booking-100002$/, /Booking 100002/],
  ['the chooser', async () => '/new-booking', /\/vet\/service_types$/, /Private Cremation & Return of Ashes/],
  ['the items', edit, /\/api\/portal\/product\?/, /Clay Paw Print/],
  ['the team', async () => '/manage-practice', /\/vet\/members(\?|$)/, /nurse@harbour\.test/],
  ['the invoices', async () => '/accounts', /\/api\/invoices/, /\$\d/],
]

for (const [what, pathOf, call, shows] of SCREENS)
  test(`${what}: a bad answer shows an error instead of an empty list, and Retry loads the content [OPEN-80, SHL-60]`, async ({
    signedInPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 50\d/)
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    const path = await pathOf(page)
    const main = page.locator('body')
    for (const [how, answer] of Object.entries(BAD_ANSWERS))
      await test.step(how, async () => {
        await page.route(call, answer)
        await page.goto(EMPTY_PAGE)
        await page.goto(path)
        await expect(main).toContainText(/could not be loaded|could not load/)
        await expect(main).not.toContainText(EMPTY)
        await page.unroute(call)
        await page.getByRole('button', { name: 'Retry' }).first().click()
        await expect(main).toContainText(shows)
      })
  })
