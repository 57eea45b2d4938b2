import { expect, test } from 'vitest'
import { digitsOnly, INVALID_PHONE, phoneErrors } from './phone'

test.each([
  ['412 345 678', '412345678'],
  ['+61 412 345 678', '412345678'],
  ['0412345678', '412345678'],
  ['41a2-3', '4123'],
  ['4123456789', '412345678'],
])('%j is kept as %s [ENG-22]', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept)
})

test('exactly nine digits are needed [ENG-22]', () => {
  expect(phoneErrors({ phone: '412345678' })).toEqual({})
  for (const phone of ['', '41234567', '4123456789']) expect(phoneErrors({ phone })).toEqual({ phone: INVALID_PHONE })
})
