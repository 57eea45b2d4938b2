import { expect, test } from 'vitest'
import { brandHosts } from '@portal/brand'
import { isSurelyCode, scannedBooking } from './scanned-booking'

const [otherSite = ''] = Object.keys(brandHosts()).toReversed()
const BOOKING = { path: '/booking/booking-100001' }

test.each([
  ['https://portal.test/booking/booking-100001', BOOKING],
  ['HTTPS://PORTAL.TEST/BOOKING/BOOKING-100001', BOOKING],
  ['HTTPS://PORTAL.TEST/BOOKING/bOOKING-100001', { path: '/booking/Booking-100001' }],
  [']Q2https://portal.test/booking/booking-100001', BOOKING],
  [']q2HTTPS://PORTAL.TEST/BOOKING/BOOKING-100001', BOOKING],
  ['https://edh.portal.test/booking/booking-100001', BOOKING],
  [`https://${otherSite}/booking/booking-100001`, BOOKING],
  ['100001', { number: '100001' }],
  [']C1100001', { number: '100001' }],
  ['https://elsewhere.test/booking/booking-100001', null],
  ['https://portal.test/booking/booking-100001/papers', null],
  ['https://portal.test/booking/..%2Flogout', null],
  ['javascript:alert(1)', null],
  ['900012345678901', null],
  ['Bella Murray', null],
])('"%s" is %j [OPEN-195]', (text, asked) => {
  expect(scannedBooking(text, 'https://portal.test')).toEqual(asked)
})

test.each([
  [']C1ABC', true],
  ['https://example.test/x', true],
  ['HTTPS://EXAMPLE.TEST/X', true],
  ['9300675024235', true],
  ['956000001234567', true],
  ['0412345678', false],
  ['Bella', false],
  ['Please keep the blue blanket 12345678', false],
  ['12 Marine Parade', false],
])('"%s" is certainly a code: %j', (text, isCode) => {
  expect(isSurelyCode(text)).toBe(isCode)
})

test('the rest of a phone number typed in two parts is no code', () => {
  expect([isSurelyCode('30361591'), isSurelyCode('30361591', '04')]).toEqual([true, false])
})
