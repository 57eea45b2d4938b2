import { expect, test } from 'vitest'
import { engraved, product } from '../testing/catalogue.fixture'
import { FRESH_ITEM, itemErrors, lineOf, quantityOf } from './item-values'

test.each([
  ['1', 1],
  ['99', 99],
  ['0', null],
  ['100', null],
  ['', null],
  ['1.5', null],
])('%j is the quantity %j', (typed, quantity) => expect(quantityOf(typed)).toBe(quantity))

test('words are asked for only while engraving is added to an engraved product [CAT-51..53]', () => {
  const missing = { engraving: 'Enter the words to engrave, or untick Add engraving' }
  expect(itemErrors(FRESH_ITEM, engraved)).toEqual(missing)
  expect(itemErrors({ ...FRESH_ITEM, engraving: ' \n ' }, engraved)).toEqual(missing)
  expect(itemErrors({ ...FRESH_ITEM, engraving: 'Bella' }, engraved)).toEqual({})
  expect(itemErrors({ ...FRESH_ITEM, isEngraved: false }, engraved)).toEqual({})
  expect(itemErrors(FRESH_ITEM, product())).toEqual({})
})

test('a line carries words only where they are engraved, without blanks around them', () => {
  const values = { quantity: '2', isEngraved: true, engraving: ' Bella\n2011 \n' }
  expect(lineOf(values, engraved)).toMatchObject({
    productId: 'heart',
    quantity: 2,
    engravingText: 'Bella\n2011',
  })
  expect(lineOf({ ...values, isEngraved: false }, engraved).engravingText).toBeNull()
  expect(lineOf(values, product()).engravingText).toBeNull()
})
