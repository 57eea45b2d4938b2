import { readRegistry } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { REGISTRY } from '../../testing/fixture-build'
import { findOpenPage } from './open-page'

const registry = readRegistry(REGISTRY)

test.each([
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/login/booking-1', 'login'],
  ['/login/booking-1/line-2', 'login'],
  ['/engraving/staff-login/booking-1', 'login'],
  ['/forgot-password', 'forgot-password'],
  ['/no-such-page', 'not-found'],
  ['/login/booking-1/line-2/more', 'not-found'],
  ['/forgot-password/more', 'not-found'],
  // `/` redirects, and the others belong to remotes.
  ['/', null],
  ['/bookings', null],
  // The router matches these after decoding them.
  ['/Login', null],
  ['/BOOKINGS/', null],
  ['/%62ookings', null],
  ['/%zz', null],
])('%s shows the page without a session: %s [SHL-01..03, SHL-46, ENG-03]', (path, page) => {
  expect(findOpenPage(registry, path)).toBe(page)
})
