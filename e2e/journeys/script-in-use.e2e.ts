import { measureNeverRun } from '../../bench/load/coverage'
import { PAGES } from '../../bench/load/pages'
import { ACCOUNTS, expect, test } from '../fixtures'

/** Of the script that a page fetches, the share in % that may stay unused: what is there now, and no more. */
const MOST: Readonly<Record<string, number>> = {
  '/login': 64,
  '/dashboard': 57,
  '/bookings': 58,
  '/booking/:id': 58,
  '/new-booking/private': 60,
  '/engraving/verify': 58,
}

for (const page of PAGES) {
  test(`${page.name} fetches little that it does not run`, async ({ context, signedInPage, baseURL }) => {
    const visitor = page.open ? context : (await signedInPage(ACCOUNTS.harbourOwner, '/no/such/page')).context()
    expect(await measureNeverRun(visitor, baseURL ?? '', page)).toBeLessThan(MOST[page.name] ?? 0)
  })
}
