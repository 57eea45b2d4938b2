import { expect, test } from 'vitest'
import { isEngraved, quantityError, typedQuantity } from './quantity'

test.each([
  [1, false, undefined],
  [99, false, undefined],
  [0, false, 'outOfRange'],
  [100, false, 'outOfRange'],
  [-1, false, 'outOfRange'],
  [1.5, false, 'outOfRange'],
  [Number.NaN, false, 'outOfRange'],
  [1, true, undefined],
  [2, true, 'engraved'],
  [100, true, 'outOfRange'],
])('quantity %d of a line (engraved: %s): %s [OPEN-100]', (quantity, engraved, code) =>
  expect(quantityError(quantity, engraved)).toBe(code),
)

test.each([
  [[], false],
  [[null, undefined, '', ' \n '], false],
  [['', 'Bella'], true],
])('the text %j is engraved: %s [OPEN-100]', (words, engraved) => expect(isEngraved(words)).toBe(engraved))

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['012', 12],
  ['99', 99],
  ['0', 0],
  ['100', 100],
  ['', null],
  ['1.5', null],
  ['1,5', null],
  ['1.0', null],
  ['-1', null],
  ['+1', null],
  ['1 2', null],
  ['0x1', null],
  ['1a', null],
  ['1e2', null],
])('%j is read as quantity %j [OPEN-100]', (typed, quantity) => expect(typedQuantity(typed)).toBe(quantity))
