import type { Size } from '@portal/domain/plaque'

/** Kinds of picture that are taken [ENG-42]; HEIC where the browser can read it. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff' | 'heic'

export interface PictureHeader {
  readonly kind: PictureKind
  /** As stored, before it is turned upright: only a limit on what is decoded. Null where the header does not tell. */
  readonly size: Size | null
}

/** What a file says of itself in its first bytes, whatever its name is; null when it is none of the kinds. */
export function pictureHeader(bytes: Uint8Array<ArrayBuffer>): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])) return plain('png', pair(view, 16, 'uint32'))
    if (starts(bytes, [0xff, 0xd8, 0xff])) return plain('jpeg', jpegSize(view))
    if (ascii(bytes, 0, 6) === 'GIF87a' || ascii(bytes, 0, 6) === 'GIF89a') return plain('gif', pair(view, 6, 'uint16'))
    if (ascii(bytes, 0, 2) === 'BM') return plain('bmp', bitmapSize(view))
    if (ascii(bytes, 0, 4) === 'II*\0' || ascii(bytes, 0, 4) === 'MM\0*') return plain('tiff', tiffSize(view))
    if (ascii(bytes, 4, 4) === 'ftyp' && /hei[cxms]|hev[cxms]|mif1|msf1/.test(ascii(bytes, 8, 32))) {
      return plain('heic', heicSize(bytes, view))
    }
  } catch (fault) {
    // It ends before its header does.
    if (fault instanceof RangeError) return null
    throw fault
  }
  return null
}

const plain = (kind: PictureKind, size: Size | null): PictureHeader => ({ kind, size })

const starts = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

function pair(view: DataView, at: number, kind: 'uint16' | 'uint32'): Size {
  return kind === 'uint16'
    ? { width: view.getUint16(at, true), height: view.getUint16(at + 2, true) }
    : { width: view.getUint32(at), height: view.getUint32(at + 4) }
}

function bitmapSize(view: DataView): Size {
  if (view.getUint32(14, true) === 12) return pair(view, 18, 'uint16')
  // Negative where the rows run from top to bottom.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

/** Frame headers; not DHT, JPG and DAC, which stand among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const SCAN = 0xda

/** By the frame's header. Null where its segments do not lead to one: broken EXIF makes it no less of a picture. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === SCAN) return null
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const WIDTH = 256
const HEIGHT = 257
const SHORT = 3

/** Of the first page. */
function tiffSize(view: DataView): Size | null {
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  const tags = new Map<number, number>()
  for (let entry = 0; entry < view.getUint16(directory, little); entry++) {
    const at = directory + 2 + entry * 12
    const value =
      view.getUint16(at + 2, little) === SHORT ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little)
    tags.set(view.getUint16(at, little), value)
  }
  const [width, height] = [tags.get(WIDTH), tags.get(HEIGHT)]
  return width && height ? { width, height } : null
}

/** The largest of the pictures that it tells of, within the head of the file. */
function heicSize(bytes: Uint8Array, view: DataView): Size | null {
  let largest: Size | null = null
  const end = Math.min(bytes.length - 16, 65_536)
  for (let at = 0; at < end; at++) {
    if (view.getUint32(at) !== 0x69737065) continue
    const size = pair(view, at + 8, 'uint32')
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
