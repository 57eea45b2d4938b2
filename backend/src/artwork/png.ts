import type { Size } from '@portal/domain/plaque'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Largest side of a plaque's picture. */
export const MOST_SIDE = 4096
const MOST_CHUNKS = 20_000
/** Bit depths permitted for each colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** Chunks needed to draw the picture; others are metadata. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

export type PngError = 'notPng' | 'broken' | 'tooLarge' | 'animated'
export interface Png extends Size {
  /** The file without metadata, and without anything behind its end. */
  readonly bytes: Uint8Array
}

/** Checks a PNG's header and chunks before anything decodes it. Returns the error, or the file without metadata. */
export function readPng(file: Uint8Array, mostSide = MOST_SIDE): Png | PngError {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return 'notPng'
  const header = headerOf(bytes, mostSide)
  if (typeof header === 'string') return header
  const chunks: Buffer[] = [SIGNATURE]
  const types = new Set<string>()
  for (let at = 8, count = 0; at + 12 <= bytes.length && count < MOST_CHUNKS; count += 1) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return 'broken'
    if (type === 'acTL') return 'animated'
    if (type === 'IHDR' && count > 0) return 'broken'
    types.add(type)
    if (DRAWN.has(type)) chunks.push(bytes.subarray(at, end))
    if (type === 'IEND') return types.has('IDAT') ? { ...header, bytes: Buffer.concat(chunks) } : 'broken'
    at = end
  }
  return 'broken'
}

function headerOf(bytes: Buffer, mostSide: number): Size | PngError {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 'broken'
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, colour = -1, compression, filter, interlace = -1] = bytes.subarray(24, 29)
  if (width === 0 || height === 0 || !DEPTHS[colour]?.includes(depth)) return 'broken'
  if (compression !== 0 || filter !== 0 || ![0, 1].includes(interlace)) return 'broken'
  return width > mostSide || height > mostSide ? 'tooLarge' : { width, height }
}
