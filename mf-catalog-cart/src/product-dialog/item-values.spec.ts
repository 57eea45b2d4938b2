import { UNPRINTABLE } from '@portal/forms'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing'
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

test('words to engrave are taken as they are, or say at their field why not [CAT-52]', () => {
  const error = (engraving: string) => itemErrors({ ...FRESH_ITEM, engraving }, engraved).engraving
  for (const text of Object.values(UNUSUAL_TEXTS)) expect(error(text)).toBeUndefined()
  for (const text of Object.values(BLANK_TEXTS))
    expect(error(text)).toBe('Enter the words to engrave, or untick Add engraving')
  for (const text of Object.values(UNPRINTABLE_TEXTS)) expect(error(text)).toBe(UNPRINTABLE)
  expect(error(ENDLESS_TEXT)).toBe('Use at most 2000 characters')
})
