import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS } from '@portal/testing'
import { expect, test } from 'vitest'
import { NO_CHOICES, engraved, product } from '../testing/catalogue.fixture'
import type { Product } from '@portal/domain'
import type { EngravingValue } from '../engraving-text/engraving-value'
import { FRESH_ITEM, itemErrors, lineOf } from './item-values'

const WRONG_QUANTITY = 'Enter a quantity from 1 to 99'

test.each<[string, string | undefined]>([
  ['1', undefined],
  ['99', undefined],
  ...['0', '100', '1.5', '1e2', '-3', 'two'].map((quantity) => [quantity, WRONG_QUANTITY] satisfies [string, string]),
  ['', WRONG_QUANTITY],
])('%j as a quantity: %s [OPEN-100]', (quantity, wrong) =>
  expect(itemErrors({ quantity }, product(), NO_CHOICES).quantity).toBe(wrong),
)

test('requires text only while engraving is ticked on an engraved product [CAT-51..53]', () => {
  const missing = { engraving: { text: 'Enter the words to engrave, or untick Add engraving' } }
  const errors = (engraving: EngravingValue, item: Product) =>
    itemErrors({ ...FRESH_ITEM, engraving }, item, NO_CHOICES)
  expect(itemErrors(FRESH_ITEM, engraved, NO_CHOICES)).toEqual(missing)
  expect(errors({ text: ' \n ' }, engraved)).toEqual(missing)
  expect(errors({ text: 'Bella' }, engraved)).toEqual({})
  expect(errors({ isEngraved: false }, engraved)).toEqual({})
  expect(itemErrors(FRESH_ITEM, product(), NO_CHOICES)).toEqual({})
})

test('a line has trimmed text only when engraved, and then quantity one [OPEN-100]', () => {
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

test('accepts text to engrave, or shows the reason at its field [CAT-52, OPEN-83]', () => {
  const error = (text: string) =>
    itemErrors({ ...FRESH_ITEM, engraving: { text } }, engraved, NO_CHOICES).engraving?.text
  for (const text of ["Zoë O'Neill & ½", 'ﬁdo']) expect(error(text)).toBeUndefined()
  expect(error('🐾 Bella')).toBe('🐾 at the beginning cannot be engraved')
  expect(error('שלום')).toBe('“שלום” at the beginning cannot be engraved')
  expect(error('Z\u0337oe')).toBe(
    "“Z\u0337” at the beginning cannot be engraved: our lettering doesn't have this accent",
  )
  for (const text of Object.values(BLANK_TEXTS))
    expect(error(text)).toBe('Enter the words to engrave, or untick Add engraving')
  for (const text of Object.values(UNPRINTABLE_TEXTS))
    expect(error(text)).toMatch(/^An invisible character \(.+\) (after “|at the beginning).* cannot be engraved$/)
  expect(error(ENDLESS_TEXT)).toBe('Use at most 2000 characters')
})
