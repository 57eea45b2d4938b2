import { expect, test } from 'vitest'
import { digitsOnly, isNineDigits } from './phone'

test.each([
  ['0412345678', '412345678'],
  ['0061 412 345 678', '412345678'],
  ['+61 (0)412 345 678', '412345678'],
  ['\u202a0412\u00a0345\u200b678\u202c', '412345678'],
  ['６１ ４１２ ３４５ ６７８', '412345678'],
  ['41a2-3', '4123'],
  ['4123456789', '412345678'],
])('%j becomes %s [ENG-22]', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept)
})

test('requires exactly nine digits [ENG-22]', () => {
  expect(isNineDigits('412345678')).toBe(true)
  for (const phone of ['', '41234567', '4123456789', '41234567a']) expect(isNineDigits(phone)).toBe(false)
})
