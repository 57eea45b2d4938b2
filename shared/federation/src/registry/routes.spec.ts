import { expect, test } from 'vitest'
import { registryOf } from '@portal/testing/registry'
import { matchPath, ownersRemote } from './routes'

test('a path pattern yields its parameters', () => {
  expect(matchPath('/booking/:id', '/booking/a%20b')).toEqual({ id: 'a b' })
  expect(matchPath('/booking/:id', '/booking/%zz')).toEqual({ id: '%zz' })
  expect(matchPath('/booking/:id', '/booking/')).toBeNull()
  expect(matchPath('/bookings', '/bookings/')).toEqual({})
  expect(matchPath('/bookings', '/booking/1')).toBeNull()
})

const registry = registryOf(
  { name: 'mf-a' },
  { name: 'mf-o', ownerPages: { below: '/owners', staffLogin: '/owners/login/:id', staffQuery: 'staff=1' } },
)

test.each([
  ['/owners/verify/1', '', 'mf-o'],
  ['/owners', '?staff=0', 'mf-o'],
  ['/owners/check', '?a=1&staff=1', undefined],
  ['/owners/check', '?staff=11', 'mf-o'],
  ['/owners/login/1', '', undefined],
  ['/ownersx', '', undefined],
])('%s%s belongs to the owners of %s [ENG-19, ENG-64]', (pathname, search, remote) => {
  expect(ownersRemote(registry, { pathname, search })?.name).toBe(remote)
})
