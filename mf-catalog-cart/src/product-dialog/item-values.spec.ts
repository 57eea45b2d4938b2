import { UNPRINTABLE } from '@portal/forms'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing'
import { expect, test } from 'vitest'
import { NO_CHOICES, engraved, product } from '../testing/catalogue.fixture'
import type { Product } from '@portal/domain'
import type { EngravingWords } from '../engraving-text/engraving-words'
import { FRESH_ITEM, itemErrors, lineOf } from './item-values'

test.each([
  ['1', undefined],
  ['99', undefined],
  ['0', 'Enter a quantity from 1 to 99'],
  ['', 'Enter a quantity from 1 to 99'],
])('%j as a quantity: %s [OPEN-100]', (quantity, wrong) =>
  expect(itemErrors({ quantity }, product(), NO_CHOICES).quantity).toBe(wrong),
)

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

test('a line carries words only where they are engraved, without blanks around them, and is one then [OPEN-100]', () => {
  const values = { quantity: '2', engraving: { isEngraved: true, text: ' Bella\n2011 \n' } }
  expect(lineOf(values, engraved, NO_CHOICES)).toMatchObject({
    productId: 'heart',
    quantity: 1,
    engravingText: 'Bella\n2011',
  })
  const without = { ...values, engraving: { ...values.engraving, isEngraved: false } }
  expect(lineOf(without, engraved, NO_CHOICES)).toMatchObject({ quantity: 2, engravingText: null })
  expect(lineOf(values, product(), NO_CHOICES)).toMatchObject({ quantity: 2, engravingText: null })
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
