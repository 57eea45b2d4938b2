import { readFileSync } from 'node:fs'
import { readDeclaration } from '@portal/federation/host'
import { registryOf } from '@portal/testing/registry'
import { expect, test } from 'vitest'
import { itemFor } from './navigation'

const registry = registryOf(
  ...['mf-bookings', 'mf-wizards', 'mf-practice'].map((name) =>
    readDeclaration(JSON.parse(readFileSync(`${name}/remote.json`, 'utf8'))),
  ),
)

test.each([
  ['/dashboard', '/dashboard'],
  ['/bookings', '/bookings'],
  ['/booking/b-1', '/bookings'],
  ['/new-booking', '/new-booking'],
  ['/new-booking/vetunity-communal', '/new-booking'],
  ['/edit-booking-private/b-1', '/new-booking'],
  ['/edit-booking-urns-and-memorabilia/b-1', '/new-booking'],
  ['/manage-practice', '/manage-practice'],
  ['/manage-practice/new-member', '/manage-practice'],
  ['/manage-practice/view-member/m-1', '/manage-practice'],
  ['/manage-practice/update-password', '/profile'],
  ['/accounts', '/accounts'],
  ['/tagging-guide', '/tagging-guide'],
  ['/no/such/page', undefined],
  ['/bookings-of-old', undefined],
])('at %s the navigation marks %s [SHL-49, SHL-50, OPEN-01]', (pathname, item) => {
  expect(itemFor(registry, pathname)).toBe(item)
})
