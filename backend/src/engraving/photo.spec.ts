import { deflateSync } from 'node:zlib'
import { PlaqueConfigEntrySchema } from '@portal/domain/plaque'
import sharp from 'sharp'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { IEND, SIGNATURE, chunk, idat, ihdr, rgb } from '../../test/png'
import { takePhoto } from './photo'

/** Its photo is twice as wide as high: uploads are 1080 × 540. */
const PLAQUE = parse(PlaqueConfigEntrySchema, { SugarID: 'p', Dimensions: '8 x 8', Ratios: '1:1', PhotoSize: '4 x 2' })
const SCRIPT = '<script>alert(1)</script>'
const words = (text: string) => Buffer.from(text, 'latin1')
const png = (...chunks: readonly Buffer[]) => Buffer.concat([SIGNATURE, ...chunks])
const bomb = deflateSync(Buffer.alloc(50_000_000))
const plain = rgb()
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const drawn = blank(1080, 540)

type File = Buffer | Promise<Buffer>
/** Unusual, but valid pictures. */
const TAKEN: readonly (readonly [what: string, file: File])[] = [
  ['eight bits a colour', plain],
  ['transparency', drawn.clone().ensureAlpha(0.5).png().toBuffer()],
  ['grey with transparency', png(ihdr({ colour: 4 }), idat(2160), IEND)],
  ['one bit a pixel', png(ihdr({ colour: 0, depth: 1 }), idat(135), IEND)],
  ['a palette', drawn.clone().png({ palette: true }).toBuffer()],
  ['sixteen bits a colour', png(ihdr({ depth: 16 }), idat(6480), IEND)],
  ['interlaced', drawn.clone().png({ progressive: true }).toBuffer()],
  [
    'an EXIF chunk with a place',
    drawn
      .clone()
      .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
      .png()
      .toBuffer(),
  ],
  ['a text', rgb(chunk('tEXt', words(`Comment\0${SCRIPT}`)))],
  ['a packed text of 50 MB', rgb(chunk('zTXt', Buffer.concat([words('Comment\0\0'), bomb])))],
  ['a packed colour profile of 50 MB', rgb(chunk('iCCP', Buffer.concat([words('p\0\0'), bomb])))],
  ['a script in a chunk of its own', rgb(chunk('scRt', words(SCRIPT)))],
  ['a wrong sum of a text', rgb(chunk('tEXt', words('Comment\0x'), 1))],
  ['HTML behind its end', Buffer.concat([plain, words(`<html>${SCRIPT}`)])],
  ['pixels in many chunks', png(ihdr(), ...split(idat(3240)), IEND)],
]

/** Splits the pixel data into many chunks. */
function split(whole: Buffer): Buffer[] {
  const data = whole.subarray(8, -4)
  return Array.from({ length: Math.ceil(data.length / 16) }, (_, at) =>
    chunk('IDAT', data.subarray(at * 16, at * 16 + 16)),
  )
}

/** Files that are refused, with the error. */
const REFUSED: readonly (readonly [what: string, why: string, file: File])[] = [
  ['nothing', 'otherKind', Buffer.alloc(0)],
  ['SVG', 'otherKind', words(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['WebP', 'otherKind', drawn.clone().webp().toBuffer()],
  ['a mark before it', 'otherKind', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain])],
  [
    'line ends that were turned on the way',
    'otherKind',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a]), plain.subarray(8)]),
  ],
  ['the signature alone', 'broken', SIGNATURE],
  ['cut in its header', 'broken', plain.subarray(0, 20)],
  ['cut behind its header', 'broken', plain.subarray(0, 33)],
  ['cut in its pixels', 'broken', plain.subarray(0, 60)],
  ['cut in its end', 'broken', plain.subarray(0, -2)],
  ['no pixels', 'broken', png(ihdr(), IEND)],
  ['no end', 'broken', png(ihdr(), idat(3240))],
  ['half the rows', 'broken', png(ihdr(), idat(3240, 270), IEND)],
  ['pixels that are none', 'broken', png(ihdr(), chunk('IDAT', words('not deflated at all')), IEND)],
  ['a wrong sum of its header', 'broken', png(chunk('IHDR', ihdr().subarray(8, -4), 1), idat(3240), IEND)],
  ['a wrong sum of its pixels', 'broken', png(ihdr(), chunk('IDAT', idat(3240).subarray(8, -4), 1), IEND)],
  ['a second header', 'broken', png(ihdr(), ihdr({ width: 9, height: 9 }), idat(3240), IEND)],
  ['a header of 14 bytes', 'broken', png(chunk('IHDR', Buffer.alloc(14, 1)), idat(3240), IEND)],
  [
    'a chunk longer than the file',
    'broken',
    png(ihdr(), Buffer.from([0xff, 0xff, 0xff, 0xff]), words('IDAT'), Buffer.alloc(99)),
  ],
  ['three bits a colour', 'broken', png(ihdr({ depth: 3 }), idat(3240), IEND)],
  ['an unknown kind of colour', 'broken', png(ihdr({ colour: 7 }), idat(3240), IEND)],
  ['an unknown compression', 'broken', png(ihdr({ compression: 1 }), idat(3240), IEND)],
  ['an unknown order of rows', 'broken', png(ihdr({ interlace: 2 }), idat(3240), IEND)],
  ['no width', 'broken', png(ihdr({ width: 0 }), idat(3240), IEND)],
  ['20,001 chunks', 'broken', rgb(...Array.from({ length: 20_001 }, () => chunk('tEXt')))],
  ['60,000 × 60,000 pixels in a few bytes', 'tooLarge', png(ihdr({ width: 60_000, height: 60_000 }), idat(1), IEND)],
  ['2³¹ × 1 pixels', 'tooLarge', png(ihdr({ width: 2 ** 31, height: 1 }), idat(1), IEND)],
  ['1 × 10,000 pixels', 'tooLarge', png(ihdr({ width: 1, height: 10_000 }), idat(3, 10_000), IEND)],
  ['4096 × 4096 pixels in a few bytes', 'otherSize', png(ihdr({ width: 4096, height: 4096 }), idat(1), IEND)],
  ['a square', 'otherSize', blank(540, 540).png().toBuffer()],
]

describe('a photo uploaded as PNG [OPEN-82]', () => {
  test.each(TAKEN)('with %s is re-encoded from its pixels', async (_what, file) => {
    const taken = await takePhoto(await file, PLAQUE)
    const made = typeof taken === 'string' ? null : Buffer.from(taken.bytes)
    expect(made === null ? taken : 'taken').toBe('taken')
    const { format, width, height, depth, exif, icc, comments } = await sharp(made ?? Buffer.alloc(0)).metadata()
    expect([format, width, height, depth]).toEqual(['png', 1080, 540, 'uchar'])
    expect({ exif, icc, comments }).toEqual({ exif: undefined, icc: undefined, comments: undefined })
    expect([made?.includes('script'), made?.includes('PK\x03\x04')]).toEqual([false, false])
  })

  test.each(REFUSED)('that is or has %s is refused: %s', async (_what, why, file) => {
    expect(await takePhoto(await file, PLAQUE)).toBe(why)
  })

  test('keeps its colours', async () => {
    const taken = await takePhoto(await drawn.clone().png().toBuffer(), PLAQUE)
    const { channels } = await sharp(typeof taken === 'string' ? Buffer.alloc(0) : taken.bytes).stats()
    expect(channels.map(({ mean }) => mean)).toEqual([0x33, 0x66, 0x99])
  })

  test('must have the aspect ratio of its place, and is scaled to 1080 pixels [ENG-52]', async () => {
    const sized = async (width: number, height: number) => {
      const taken = await takePhoto(await blank(width, height).png().toBuffer(), PLAQUE)
      return typeof taken === 'string' ? taken : (await sharp(taken.bytes).metadata()).width
    }
    expect([await sized(900, 450), await sized(2000, 1000), await sized(900, 445)]).toEqual([900, 1080, 900])
    expect([await sized(900, 600), await sized(1, 4000)]).toEqual(['otherSize', 'otherSize'])
  })

  test('is refused if the plaque has no photo', async () => {
    expect(await takePhoto(plain, { ...PLAQUE, PhotoSize: '0' })).toBe('otherSize')
  })
})
