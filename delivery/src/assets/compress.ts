import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './encoding'

/** What this server makes itself; as small as it gets, where no other quality of brotli is said. */
export function compress(text: Buffer, encoding: Encoding, quality = 11): Buffer {
  if (encoding === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return encoding === 'gzip' ? gzipSync(text) : text
}
