import { expect, test } from 'vitest'
import { entrancePath, lineAddress, screenPath } from './line-address'

const ids = { bookingId: 'booking-7', quotedProductId: 'line-1' }
const of = (query: Record<string, string>) => lineAddress(new URLSearchParams(query))

test('needs three valid parts; staff is 0 or 1 [ENG-08, OPEN-04, OPEN-70]', () => {
  expect(of({ staff: '0', ...ids })).toEqual({ staff: '0', ...ids })
  expect(of({ staff: '1', ...ids, more: 'x' })).toEqual({ staff: '1', ...ids })
  expect(of(ids)).toBeNull()
  expect(of({ staff: '2', ...ids })).toBeNull()
  expect(of({ staff: '0', bookingId: 'booking-7' })).toBeNull()
  expect(of({ staff: '0', bookingId: '../7', quotedProductId: 'line-1' })).toBeNull()
  expect(of({ staff: '0', bookingId: 'x'.repeat(65), quotedProductId: 'line-1' })).toBeNull()
})

test('every screen keeps the query; owners enter by their number, staff by the login [ENG-12, OPEN-70]', () => {
  expect(screenPath('final-approval', { staff: '0', ...ids })).toBe(
    '/engraving/final-approval?staff=0&bookingId=booking-7&quotedProductId=line-1',
  )
  expect(entrancePath({ staff: '0', ...ids })).toBe('/engraving/verify/booking-7/line-1')
  expect(entrancePath({ staff: '1', ...ids })).toBe('/engraving/staff-login/booking-7/line-1')
})
