import { PlaqueConfigEntrySchema } from '@portal/domain/plaque'
import sharp from 'sharp'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { markerAt, patched, segment, withSegments } from '../../test/jpeg'
import { takePhoto } from './photo'

/** Its photo is twice as wide as high: uploads are 1080 × 540. */
const PLAQUE = parse(PlaqueConfigEntrySchema, { SugarID: 'p', Dimensions: '8 x 8', Ratios: '1:1', PhotoSize: '4 x 2' })
const SCRIPT = '<script>alert(1)</script>'
const FRAME = 0xc0
const SCAN = 0xda
const words = (text: string) => Buffer.from(text, 'latin1')
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const drawn = blank(1080, 540)
const plain = await drawn.clone().jpeg().toBuffer()
const progressive = await drawn.clone().jpeg({ progressive: true }).toBuffer()
const scan = plain.subarray(markerAt(plain, SCAN), -2)

type File = Buffer | Promise<Buffer>
/** Unusual, but valid photos. */
const TAKEN: readonly (readonly [what: string, file: File])[] = [
  ['a baseline frame', plain],
  ['progressive scans', progressive],
  ['colours in full resolution', drawn.clone().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['grey', drawn.clone().toColourspace('b-w').jpeg().toBuffer()],
  [
    'an EXIF segment with a place',
    drawn
      .clone()
      .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer(),
  ],
  ['a rotation in EXIF', drawn.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['a colour profile', drawn.clone().withIccProfile('p3').jpeg().toBuffer()],
  ['a comment', withSegments(plain, segment(0xfe, words(SCRIPT)))],
  ['a second picture behind its end', Buffer.concat([plain, plain])],
  ['HTML behind its end', Buffer.concat([plain, words(`<html>${SCRIPT}`)])],
]

/** Files that are refused, with the error. */
const REFUSED: readonly (readonly [what: string, why: string, file: File])[] = [
  ['the start alone', 'broken', plain.subarray(0, 3)],
  ['cut in its tables', 'broken', plain.subarray(0, 60)],
  ['cut in its frame', 'broken', plain.subarray(0, markerAt(plain, FRAME) + 6)],
  ['cut in its pixels', 'broken', plain.subarray(0, -20)],
  ['half of its pixels, with an end', 'broken', Buffer.concat([plain.subarray(0, -600), plain.subarray(-2)])],
  ['cut in its end', 'broken', plain.subarray(0, -1)],
  ['no frame', 'broken', Buffer.concat([plain.subarray(0, 2), scan, plain.subarray(-2)])],
  ['no pixels', 'broken', Buffer.concat([plain.subarray(0, markerAt(plain, SCAN)), plain.subarray(-2)])],
  ['a second frame', 'broken', withSegments(plain, plain.subarray(markerAt(plain, FRAME)).subarray(0, 19))],
  [
    '33 scans',
    'broken',
    Buffer.concat([plain.subarray(0, -2), ...Array.from({ length: 32 }, () => scan), plain.subarray(-2)]),
  ],
  ['1,001 segments', 'broken', withSegments(plain, ...Array.from({ length: 1001 }, () => segment(0xfe, words('x'))))],
  ['a segment longer than the file', 'broken', patched(plain, 0xdb, 2, [0xff, 0xff])],
  ['a segment without a length', 'broken', patched(plain, 0xdb, 2, [0, 0])],
  ['inks for print (CMYK)', 'broken', drawn.clone().toColourspace('cmyk').jpeg().toBuffer()],
  ['twelve bits a colour', 'broken', patched(plain, FRAME, 4, [12])],
  ['an arithmetic frame', 'broken', patched(plain, FRAME, 1, [0xc9])],
  ['a lossless frame', 'broken', patched(plain, FRAME, 1, [0xc3])],
  ['no width', 'broken', patched(plain, FRAME, 7, [0, 0])],
  ['a height that follows its pixels', 'broken', patched(plain, FRAME, 5, [0, 0])],
  ['65,535 × 65,535 pixels in a few bytes', 'tooLarge', patched(plain, FRAME, 5, [0xff, 0xff, 0xff, 0xff])],
  ['progressive, with 65,535 × 65,535 pixels', 'tooLarge', patched(progressive, 0xc2, 5, [0xff, 0xff, 0xff, 0xff])],
  ['4096 × 2048 pixels in a few bytes', 'broken', patched(plain, FRAME, 5, [0x08, 0, 0x10, 0])],
  ['a square', 'otherSize', blank(540, 540).jpeg().toBuffer()],
]

describe('a photo uploaded as JPEG [OPEN-82]', () => {
  test.each(TAKEN)('with %s is re-encoded from its pixels', async (_what, file) => {
    const taken = await takePhoto(await file, PLAQUE)
    if (typeof taken === 'string') throw new Error(taken)
    const { format, width, height, exif, icc, orientation } = await sharp(taken.bytes).metadata()
    expect([taken.ending, format, width, height]).toEqual(['jpg', 'jpeg', 1080, 540])
    expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined })
    expect(Buffer.from(taken.bytes).includes('script')).toBe(false)
  })

  test.each(REFUSED)('that is or has %s is refused: %s', async (_what, why, file) => {
    expect(await takePhoto(await file, PLAQUE)).toBe(why)
  })

  test('keeps its colours, within one step of 255', async () => {
    const taken = await takePhoto(plain, PLAQUE)
    const { channels } = await sharp(typeof taken === 'string' ? Buffer.alloc(0) : taken.bytes).stats()
    const off = channels.map(({ mean }, at) => Math.abs(mean - (([0x33, 0x66, 0x99] as const)[at] ?? 0)))
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
  })
})
