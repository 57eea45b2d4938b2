import { expect, test } from 'vitest'
import { destinationAfterLogin } from './destination'

test('a login opens the dashboard [SHL-07]', () => {
  expect(destinationAfterLogin({})).toBe('/dashboard')
})

test('a login with a booking and a line opens the engraving [SHL-06]', () => {
  expect(destinationAfterLogin({ bookingId: 'b-1', quotedProductId: 'q_2' })).toBe(
    '/engraving/check-existing?staff=1&bookingId=b-1&quotedProductId=q_2',
  )
})

test('with one id only, opens the page that reports the missing one [OPEN-04]', () => {
  expect(destinationAfterLogin({ bookingId: 'b-1' })).toBe('/engraving/check-existing?staff=1&bookingId=b-1')
})

test.each(['a b', '../x', '<b>', 'x'.repeat(65), ''])('the id %j is ignored [OPEN-04]', (bookingId) => {
  expect(destinationAfterLogin({ bookingId })).toBe('/dashboard')
})
