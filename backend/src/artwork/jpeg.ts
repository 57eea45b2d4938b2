import type { Size } from '@portal/domain/plaque'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const RESTARTS = 0xdd
const ADOBE = 0xee
const TABLES = new Set([0xc4, 0xdb, RESTARTS])
/** Baseline, extended and progressive frames. Cameras and browsers write no lossless, arithmetic or hierarchical ones. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
/** Encoders write about ten scans. Each scan decodes the whole picture again, so many of them take minutes. */
const MOST_SCANS = 32
const MOST_SEGMENTS = 1000
/** Grey, or three colours. Four are inks for print (CMYK), which no browser writes. */
const COMPONENTS = [1, 3]

export type JpegError = 'broken' | 'tooLarge'
export interface Jpeg extends Size {
  /** The file without metadata, and without anything behind its end. */
  readonly bytes: Uint8Array
}

export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff

/**
 * Checks a JPEG's frame and segments before anything decodes it. Returns the error, or the file without metadata. EXIF is
 * metadata, so a rotation in it is not applied: pages send upright photos.
 */
export function readJpeg(file: Uint8Array, mostSide: number): Jpeg | JpegError {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: Size | null = null
  let scans = 0
  for (let at = 2, count = 0; at + 4 <= bytes.length && count < MOST_SEGMENTS; count += 1) {
    const segment = segmentAt(bytes, at)
    if (segment === null || OTHER_FRAMES.has(segment.marker)) return 'broken'
    const { marker, whole } = segment
    if (FRAMES.has(marker)) {
      const frame: Size | JpegError = size === null ? frameOf(whole, mostSide) : 'broken'
      if (typeof frame === 'string') return frame
      size = frame
    }
    at += whole.length
    if (isDrawn(marker)) kept.push(whole)
    if (marker !== SCAN) continue
    scans += 1
    const end = endOfScan(bytes, at)
    if (size === null || end === null || scans > MOST_SCANS) return 'broken'
    kept.push(bytes.subarray(at, end))
    at = end
    if (bytes[at + 1] === END) return { ...size, bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) }
  }
  return 'broken'
}

/** Adobe's marker tells how colours are coded; other APP segments and comments are metadata. */
const isDrawn = (marker: number) => marker === SCAN || marker === ADOBE || TABLES.has(marker) || FRAMES.has(marker)

interface Segment {
  readonly marker: number
  /** Marker, length and content. */
  readonly whole: Buffer
}

/** Null if no complete segment begins here. */
function segmentAt(bytes: Buffer, at: number): Segment | null {
  const [mark, marker = 0] = bytes.subarray(at, at + 2)
  const length = bytes.readUInt16BE(at + 2)
  const isSegment = mark === 0xff && marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > END)
  return isSegment && length >= 2 && at + 2 + length <= bytes.length
    ? { marker, whole: bytes.subarray(at, at + 2 + length) }
    : null
}

function frameOf(whole: Buffer, mostSide: number): Size | JpegError {
  const components = whole[9] ?? 0
  if (whole.length !== 10 + 3 * components || whole[4] !== 8 || !COMPONENTS.includes(components)) return 'broken'
  const [height, width] = [whole.readUInt16BE(5), whole.readUInt16BE(7)]
  if (width === 0 || height === 0) return 'broken'
  return width > mostSide || height > mostSide ? 'tooLarge' : { width, height }
}

/** Where the next marker begins; null without one. Restart markers and escaped bytes belong to the scan. */
function endOfScan(bytes: Buffer, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return null
}
