import { expect, test } from 'vitest'
import { matchPath } from './routes'

test('a path pattern yields its parameters', () => {
  expect(matchPath('/booking/:id', '/booking/a%20b')).toEqual({ id: 'a b' })
  expect(matchPath('/booking/:id', '/booking/%zz')).toEqual({ id: '%zz' })
  expect(matchPath('/booking/:id', '/booking/')).toBeNull()
  expect(matchPath('/bookings', '/bookings/')).toEqual({})
  expect(matchPath('/bookings', '/booking/1')).toBeNull()
})
