import { crc32, deflateSync } from 'node:zlib'

/** Unusual PNGs, built chunk by chunk. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Uint8Array = Buffer.alloc(0), crc?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc ?? crc32(named))
  return Buffer.concat([length, named, sum])
}

interface Header {
  readonly width?: number
  readonly height?: number
  readonly depth?: number
  readonly colour?: number
  readonly compression?: number
  readonly interlace?: number
}

export function ihdr({
  width = 1080,
  height = 540,
  depth = 8,
  colour = 2,
  compression = 0,
  interlace = 0,
}: Header = {}) {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, compression, 0, interlace], 8)
  return chunk('IHDR', data)
}

/** Unfiltered rows of one value, with this number of bytes. */
export const idat = (bytesInRow: number, rows = 540, value = 0x66) =>
  chunk(
    'IDAT',
    deflateSync(
      Buffer.concat(
        Array.from({ length: rows }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(bytesInRow, value)])),
      ),
    ),
  )

export const IEND = chunk('IEND')

/** A PNG of 1080 × 540 in RGB, with these chunks before its pixels. */
export const rgb = (...before: readonly Buffer[]) => Buffer.concat([SIGNATURE, ihdr(), ...before, idat(3240), IEND])
