import type { Size } from '@portal/domain/plaque'

/** Accepted kinds [ENG-42]; HEIC only where the browser can decode it. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp' | 'tiff' | 'heic'

export interface PictureHeader {
  readonly kind: PictureKind
  /** Stored size, before turning upright; only used as a limit. Null when the header does not have it. */
  readonly size: Size | null
}

/** Kind and size from a file's first bytes, whatever its name; null for other kinds. */
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
    // The file ends within its header.
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
  // A negative height means rows from top to bottom.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

/** Frame headers, without DHT, JPG and DAC, which are in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const SCAN = 0xda

/** Size in the frame header. Null when the segments do not lead to one: broken EXIF is still a picture. */
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

/** Size of the first page. */
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

/** The largest picture listed in the head of the file. */
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
