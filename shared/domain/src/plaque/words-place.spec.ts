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

test('the place of the text is given in fractions of the picture; 8 by 2 cm are 500 by 125 units [OPEN-158]', () => {
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
  '%j defines no place for text [OPEN-158]',
  (odd) => expect(placeFor(odd)).toBeNull(),
)

test('a product without an entry, or a file without the list, has no place [OPEN-158]', () => {
  expect(placeFor({}, 'urn')).toBeNull()
  expect(parse(PlaqueConfigSchema, { Config_File: [] }).Words_File).toEqual([])
})

test('text sizes stay between 10 and 99 [ENG-35, OPEN-158]', () => {
  expect([placeFor({ Text_Size: 4 }), placeFor({ Text_Size: null })].map((place) => place?.textSize)).toEqual([10, 99])
})

test('8 cm are 500 units of 0.16 mm: capitals of 20 units are 3.2 mm, and the smallest ones are reported [OPEN-158]', () => {
  expect(leastLetterHeight({ size: { width: 8, height: 2 } }, [34.4, 20])).toBe(3.2)
  expect(leastLetterHeight({ size: { width: 8, height: 2 } }, [])).toBeNull()
})
