import { expect, test } from 'vitest'
import { readCodes } from './code-reading'

const ORIGIN = 'https://portal.test'
const of = (id: string) => `${ORIGIN}/booking/${id}`

test.each([
  ['nothing in the picture', [], { kind: 'nothing' }],
  ['the address of a booking', [of('b1')], { kind: 'booking', of: { path: '/booking/b1' } }],
  ['a number, with the blanks that a printer set', [' 100001 '], { kind: 'booking', of: { number: '100001' } }],
  ['one code twice', [of('b1'), of('b1')], { kind: 'booking', of: { path: '/booking/b1' } }],
  ["beside another's code", ['9300675024235', of('b1')], { kind: 'booking', of: { path: '/booking/b1' } }],
  ['two bookings', [of('b1'), of('b2')], { kind: 'several' }],
  ['the number of one and the address of another', ['100001', of('b2')], { kind: 'several' }],
  ["another portal's booking", ['https://elsewhere.test/booking/b1'], { kind: 'other' }],
  ['code that would run', ['javascript:alert(1)'], { kind: 'other' }],
])('%s [OPEN-268]', (_what, texts, seen) => {
  expect(readCodes(texts, ORIGIN)).toEqual(seen)
})
