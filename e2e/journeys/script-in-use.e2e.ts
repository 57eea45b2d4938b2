import { measureNeverRun } from '../../bench/load/coverage'
import { PAGES } from '../../bench/load/pages'
import { ACCOUNTS, expect, test } from '../fixtures'

/**
 * Of the script that a page fetches, the share in % that may stay unused: what is there now, and no more. Of screens
 * that are drawn early it is two more where React was first, and the drawing had nothing to do.
 */
const MOST: Readonly<Record<string, number>> = {
  '/login': 64,
  '/dashboard': 60,
  '/bookings': 60,
  '/booking/:id': 60,
  '/new-booking/private': 60,
  '/engraving/verify': 58,
}

for (const page of PAGES) {
  test(`${page.name} fetches little that it does not run`, async ({ context, signedInPage, baseURL }) => {
    const visitor = page.open ? context : (await signedInPage(ACCOUNTS.harbourOwner, '/no/such/page')).context()
    expect(await measureNeverRun(visitor, baseURL ?? '', page)).toBeLessThan(MOST[page.name] ?? 0)
  })
}
