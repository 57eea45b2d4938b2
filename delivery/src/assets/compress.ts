import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * What this server makes itself; as small as it gets, where no other quality of brotli is said. A page with scripts in
 * it takes 160 ms so: others are answered meanwhile.
 */
export async function compress(text: Buffer, encoding: Encoding, quality = 11): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br')
    return new Uint8Array(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  return new Uint8Array(encoding === 'gzip' ? await gzipped(text) : text)
}
