import { expect, test } from 'vitest'
import { oneTimeCode } from './rules'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['000000', '000000'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['１２３４５６', undefined],
  ['', undefined],
  [null, undefined],
])('%j is read as the code %j [OPEN-217]', (text, code) => {
  expect(oneTimeCode(text)).toBe(code)
})
