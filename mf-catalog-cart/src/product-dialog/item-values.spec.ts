import { UNPRINTABLE } from '@portal/forms'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing'
import { expect, test } from 'vitest'
import { NO_CHOICES, engraved, product } from '../testing/catalogue.fixture'
import type { Product } from '@portal/domain'
import type { EngravingWords } from '../engraving-text/engraving-words'
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
  const missing = { engraving: { text: 'Enter the words to engrave, or untick Add engraving' } }
  const errors = (engraving: EngravingWords, item: Product) =>
    itemErrors({ ...FRESH_ITEM, engraving }, item, NO_CHOICES)
  expect(itemErrors(FRESH_ITEM, engraved, NO_CHOICES)).toEqual(missing)
  expect(errors({ text: ' \n ' }, engraved)).toEqual(missing)
  expect(errors({ text: 'Bella' }, engraved)).toEqual({})
  expect(errors({ isEngraved: false }, engraved)).toEqual({})
  expect(itemErrors(FRESH_ITEM, product(), NO_CHOICES)).toEqual({})
})

test('a line carries words only where they are engraved, without blanks around them', () => {
  const values = { quantity: '2', engraving: { isEngraved: true, text: ' Bella\n2011 \n' } }
  expect(lineOf(values, engraved, NO_CHOICES)).toMatchObject({
    productId: 'heart',
    quantity: 2,
    engravingText: 'Bella\n2011',
  })
  expect(
    lineOf({ ...values, engraving: { ...values.engraving, isEngraved: false } }, engraved, NO_CHOICES).engravingText,
  ).toBeNull()
  expect(lineOf(values, product(), NO_CHOICES).engravingText).toBeNull()
})

test('words to engrave are taken as they are, or say at their field why not [CAT-52]', () => {
  const error = (text: string) =>
    itemErrors({ ...FRESH_ITEM, engraving: { text } }, engraved, NO_CHOICES).engraving?.text
  for (const text of Object.values(UNUSUAL_TEXTS)) expect(error(text)).toBeUndefined()
  for (const text of Object.values(BLANK_TEXTS))
    expect(error(text)).toBe('Enter the words to engrave, or untick Add engraving')
  for (const text of Object.values(UNPRINTABLE_TEXTS)) expect(error(text)).toBe(UNPRINTABLE)
  expect(error(ENDLESS_TEXT)).toBe('Use at most 2000 characters')
})
