import { decode, decodeImage, toRGBA8 } from 'utif2'

/** The first page of a TIFF, which browsers can't decode. Applies its orientation. */
export function tiffPage({ buffer }: Uint8Array<ArrayBuffer>): ImageData {
  const [page] = decode(buffer)
  if (!page) throw new Error('No page')
  decodeImage(buffer, page)
  const { width, height } = page
  const pixels = new Uint8ClampedArray(toRGBA8(page))
  return turned(new ImageData(pixels, width, height), orientationOf(page['t274']))
}

const orientationOf = (tag: unknown) => (Array.isArray(tag) ? Number(tag[0]) : 1)

/** For each EXIF orientation: the stored position of the upright pixel x, y. */
const SOURCE: Readonly<Record<number, (x: number, y: number, right: number, bottom: number) => [number, number]>> = {
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _right, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
}

function turned(stored: ImageData, orientation: number): ImageData {
  const source = SOURCE[orientation]
  if (!source) return stored
  const { width, height } = stored
  const [across, down] = orientation > 4 ? [height, width] : [width, height]
  const from = new Uint32Array(stored.data.buffer)
  const to = new Uint32Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [column, row] = source(x, y, width - 1, height - 1)
      to[y * across + x] = from[row * width + column] ?? 0
    }
  }
  return new ImageData(new Uint8ClampedArray(to.buffer), across, down)
}
