import { measureNeverRun } from '../../bench/load/coverage'
import { PAGES } from '../../bench/load/pages'
import { ACCOUNTS, expect, test } from '../fixtures'
import { beginBooking } from '../fixtures/begin-booking'

test.use({ isFirstVisit: true })

/**
 * Of the script that a page fetches, the share in % that may stay unused: what is there now, and no more. Of screens
 * that are drawn early it is two more where React was first, and the drawing had nothing to do.
 */
const MOST: Readonly<Record<string, number>> = {
  '/login': 65,
  '/dashboard': 60,
  '/bookings': 60,
  '/booking/:id': 60,
  '/new-booking': 62,
  '/new-booking/private': 62,
  '/engraving/verify': 58,
}

for (const page of PAGES) {
  test(`${page.name} fetches little that it does not run`, async ({ context, signedInPage, baseURL }) => {
    const limit = MOST[page.name] ?? 0
    if (page.open) return expect(await measureNeverRun(context, baseURL ?? '', page)).toBeLessThan(limit)
    const tab = await signedInPage(ACCOUNTS.harbourOwner, '/no/such/page', { isNew: true })
    const path = page.isBegun ? (await beginBooking(tab)).replace(baseURL ?? '', '') : page.path
    expect(await measureNeverRun(tab.context(), baseURL ?? '', { ...page, path })).toBeLessThan(limit)
  })
}
