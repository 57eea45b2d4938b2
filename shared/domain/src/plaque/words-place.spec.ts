import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PlaqueConfigSchema, WordsEntrySchema } from './config'
import { leastLetterHeight, wordsPlaceFor, wordsStage } from './words-place'

const STONE = {
  SugarID: 'river-stone',
  Image: 'products/river-stone.svg',
  X: '50',
  Y: 62.5,
  Width: 40,
  Dimensions: '8 x 2',
  Font: 'Garamond',
  Text_Size: 60,
  Color: 'Silver',
}
const placeFor = (change: object = {}, id = 'river-stone') =>
  wordsPlaceFor([parse(WordsEntrySchema, { ...STONE, ...change })], id)

test('the place of words is told in parts of the picture; 8 by 2 cm are 500 by 125 units [OPEN-158]', () => {
  const place = placeFor()
  expect(place).toEqual({
    image: 'products/river-stone.svg',
    x: 0.5,
    y: 0.625,
    width: 0.4,
    lean: 0,
    size: { width: 8, height: 2 },
    font: 'Garamond',
    textSize: 60,
    color: 'Silver',
  })
  expect(place && wordsStage(place)).toEqual({ width: 500, height: 125 })
})

test.each([{ Image: '' }, { Dimensions: '0' }, { Dimensions: 'large' }, { Font: 'Comic' }, { X: 0 }, { Width: 140 }])(
  '%j says no place where words could go [OPEN-158]',
  (odd) => expect(placeFor(odd)).toBeNull(),
)

test('a product without an entry has no place, and a file without such a list has none [OPEN-158]', () => {
  expect(placeFor({}, 'urn')).toBeNull()
  expect(parse(PlaqueConfigSchema, { Config_File: [] }).Words_File).toEqual([])
})

test('sizes keep to 10 and 99 [ENG-35, OPEN-158]', () => {
  expect([placeFor({ Text_Size: 4 }), placeFor({ Text_Size: null })].map((place) => place?.textSize)).toEqual([10, 99])
})

test('8 cm are 500 units, 0.16 mm each: capitals of 20 are 3.2 mm, and the lowest are told [OPEN-158]', () => {
  expect(leastLetterHeight({ size: { width: 8, height: 2 } }, [34.4, 20])).toBe(3.2)
  expect(leastLetterHeight({ size: { width: 8, height: 2 } }, [])).toBeNull()
})
