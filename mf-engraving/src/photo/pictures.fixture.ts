/** First bytes of pictures, written by hand, enough to read headers. */

type Bytes = Uint8Array<ArrayBuffer>

function write(length: number, fill: (view: DataView) => void, start: readonly number[] | string = []): Bytes {
  const bytes = new Uint8Array(length)
  bytes.set(typeof start === 'string' ? new TextEncoder().encode(start) : start)
  fill(new DataView(bytes.buffer))
  return bytes
}

export const png = (width: number, height: number) =>
  write(
    33,
    (view) => {
      view.setUint32(16, width)
      view.setUint32(20, height)
    },
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  )

export const gif = (width: number, height: number) =>
  write(
    13,
    (view) => {
      view.setUint16(6, width, true)
      view.setUint16(8, height, true)
    },
    'GIF89a',
  )

/** Negative height: rows run downwards. */
export const bmp = (width: number, height: number) =>
  write(
    54,
    (view) => {
      view.setUint32(14, 40, true)
      view.setInt32(18, width, true)
      view.setInt32(22, height, true)
    },
    'BM',
  )

const frame = (width: number, height: number) =>
  write(
    12,
    (view) => {
      view.setUint16(2, 10)
      view.setUint16(5, height)
      view.setUint16(7, width)
    },
    [0xff, 0xc0],
  )

const joined = (...parts: Bytes[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]))

export const jpeg = (width: number, height: number) => joined(new Uint8Array([0xff, 0xd8]), frame(width, height))

/** A directory of width, height and orientation, as in TIFF and EXIF. */
export const tiff = (width: number, height: number, orientation = 1) =>
  write(
    8 + 2 + 36,
    (view) => {
      view.setUint32(4, 8)
      view.setUint16(8, 3)
      for (const [index, [tag, value]] of [
        [256, width],
        [257, height],
        [274, orientation],
      ].entries()) {
        const at = 10 + index * 12
        view.setUint16(at, tag ?? 0)
        view.setUint16(at + 2, 3)
        view.setUint32(at + 4, 1)
        view.setUint16(at + 8, value ?? 0)
      }
    },
    'MM\0*',
  )

export function exifJpeg(width: number, height: number, orientation: number): Bytes {
  const block = tiff(0, 0, orientation)
  const head = write(10, (view) => view.setUint16(2, 2 + 6 + block.length), [0xff, 0xe1, 0, 0, 0x45, 0x78, 0x69, 0x66])
  return joined(new Uint8Array([0xff, 0xd8]), head, block, frame(width, height))
}

export const heic = (width: number, height: number) =>
  write(
    64,
    (view) => {
      view.setUint32(40, 0x69737065)
      view.setUint32(48, width)
      view.setUint32(52, height)
    },
    '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  )
