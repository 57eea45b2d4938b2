import { describe, expect, test } from 'vitest'
import { LEAST_SIDE, MOST_PIXELS, refusedByHeader, within } from './photo-limits'
import { pictureHeader } from './picture-header'
import { bmp, exifJpeg, gif, heic, jpeg, png, tiff } from './pictures.fixture'

const text = (words: string) => new TextEncoder().encode(words)

describe('headers of picture files', () => {
  test.each([
    ['png', png(640, 480)],
    ['gif', gif(640, 480)],
    ['bmp', bmp(640, 480)],
    ['jpeg', jpeg(640, 480)],
    ['jpeg', exifJpeg(640, 480, 6)],
    ['tiff', tiff(640, 480)],
    ['heic', heic(640, 480)],
  ])('%s: size as stored [ENG-42]', (kind, bytes) => {
    expect(pictureHeader(bytes)).toEqual({ kind, size: { width: 640, height: 480 } })
  })

  test('a JPEG with broken EXIF is a picture, with or without a readable frame', () => {
    const broken = exifJpeg(640, 480, 6)
    broken.fill(0xee, 12, 20)
    expect(pictureHeader(broken)).toEqual({ kind: 'jpeg', size: { width: 640, height: 480 } })
    const lost = exifJpeg(640, 480, 6)
    lost.set([0, 9], 4)
    expect(pictureHeader(lost)).toEqual({ kind: 'jpeg', size: null })
    expect(refusedByHeader(lost, pictureHeader(lost))).toBeNull()
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a script that begins as a GIF', text('GIF89')],
    ['WebP', text('RIFF\0\0\0\0WEBPVP8 ')],
    ['a PNG that ends in its header', png(640, 480).slice(0, 18)],
    ['a TIFF whose directory is elsewhere', tiff(640, 480).slice(0, 12)],
  ])('%s is no picture', (_, bytes) => {
    expect(pictureHeader(bytes)).toBeNull()
  })
})

describe('files refused before decoding', () => {
  const refused = (bytes: Uint8Array<ArrayBuffer>) => refusedByHeader(bytes, pictureHeader(bytes))

  test.each([
    ['empty', new Uint8Array()],
    ['otherKind', text('%PDF-1.7')],
    ['tooLarge', png(65_535, 65_535)],
    ['tooLarge', bmp(2_000_000_000, 2)],
    ['tooLarge', heic(40_000, 40_000)],
    ['tooSmall', png(1, 10_000)],
    ['tooSmall', png(LEAST_SIDE - 1, 500)],
    ['broken', gif(0, 100)],
  ])('%s', (refusal, bytes) => expect(refused(bytes)).toBe(refusal))

  test('accepts a picture at both limits', () => {
    expect(MOST_PIXELS).toBe(100_000_000)
    expect(refused(png(10_000, 10_000))).toBeNull()
    expect(refused(png(10_000, 10_001))).toBe('tooLarge')
    expect(refused(png(LEAST_SIDE, LEAST_SIDE))).toBeNull()
  })
})

test('the working copy keeps the shape and is never larger than the photo', () => {
  expect(within({ width: 4000, height: 3000 }, 3072)).toEqual({ width: 3072, height: 2304 })
  expect(within({ width: 300, height: 200 }, 3072)).toEqual({ width: 300, height: 200 })
  expect(within({ width: 10_000, height: 1 }, 1080)).toEqual({ width: 1080, height: 1 })
})
