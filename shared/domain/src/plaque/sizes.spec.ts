import { expect, test } from 'vitest'
import {
  CANVAS_WIDTH,
  FONT_SCALE,
  IMAGE_CAP,
  MOST_PHOTO_MEGABYTES,
  PHOTO_LONGER_SIDE,
  PNG_QUALITY,
  centimetres,
  cropAspect,
  isOddPhotoSize,
  isOddPlaqueSize,
  photoDpi,
  plaqueCentimetres,
} from './sizes'

test('pictures have the sizes of the specification [ENG-51..56, OPEN-73]', () => {
  expect([CANVAS_WIDTH, IMAGE_CAP, PNG_QUALITY, FONT_SCALE, PHOTO_LONGER_SIDE]).toEqual([500, 1080, 0.85, 0.8, 398])
})

test.each([
  ['9 x 6', { width: 9, height: 6 }],
  ['0.5X0.5', { width: 0.5, height: 0.5 }],
  ['0 x 6', null],
  ['9 x 0', null],
  ['9', null],
])('"%s" is the size %j', (text, size) => expect(centimetres(text)).toEqual(size))

test.each([
  ['0', false],
  ['', false],
  ['9 x 6', false],
  ['large', true],
])('the size "%s" is invalid: %s [ENG-30, ENG-31]', (text, isOdd) => {
  expect([isOddPlaqueSize({ Dimensions: text }), isOddPhotoSize({ PhotoSize: text })]).toEqual([isOdd, isOdd])
})

test('a crop has the aspect ratio of its photo', () => {
  expect([cropAspect({ PhotoSize: '6 x 4' }), cropAspect({ PhotoSize: '0' })]).toEqual([1.5, null])
})

test("a photo's dpi are those of its coarser side", () => {
  // 3 by 2 inches.
  const PhotoSize = '7.62 x 5.08'
  expect(photoDpi({ width: 1500, height: 1200 }, { PhotoSize })).toBe(500)
  expect(photoDpi({ width: 1800, height: 1000 }, { PhotoSize })).toBe(500)
  expect(photoDpi({ width: 1200, height: 500 }, { PhotoSize: '0' })).toBeNull()
})

test.each([
  ['9 x 6', '3:2', 9, 6],
  ['5 x 2.5', '2:1', 5, 2.5],
  // 500 / 37.795 = 13.2293 cm wide, and a quarter of that high.
  ['0', '4:1', 13.2293, 3.3073],
  ['0', '1:1', 13.2293, 13.2293],
  ['', '', 13.2293, 6.6146],
])('a plaque with dimensions "%s" and ratio %s is %d × %d cm [ENG-54]', (Dimensions, Ratios, width, height) => {
  const size = plaqueCentimetres({ Dimensions, Ratios })
  expect([size.width.toFixed(4), size.height.toFixed(4)]).toEqual([width.toFixed(4), height.toFixed(4)])
})

test('a photo can have up to 20 MB [ENG-43]', () => expect(MOST_PHOTO_MEGABYTES).toBe(20))
