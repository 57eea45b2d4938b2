import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding'

type Bytes = Uint8Array<ArrayBuffer>

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Of brotli, for somebody who waits: a page with scripts in it takes 11 ms so, not 245, and is 8 % larger. */
export const QUICKLY = 5

/** What this server makes itself; as small as it gets, where no other quality of brotli is said. Others are answered meanwhile. */
export async function compress(text: Buffer, encoding: Encoding, quality = 11): Promise<Bytes> {
  if (encoding === 'br')
    return new Uint8Array(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  return new Uint8Array(encoding === 'gzip' ? await gzipped(text) : text)
}

/**
 * A text that is kept, in each encoding it is asked for: quickly made for who asks first, since nobody may ask again;
 * then as small as it gets, for whoever asks once that is made.
 */
export function compressedOf(text: Buffer): (encoding: Encoding) => Promise<Bytes> {
  const forms = new Map<Encoding, Promise<Bytes>>()
  let isAskedAgain = false
  return (encoding) => {
    const known = forms.get(encoding)
    const form = known ?? compress(text, encoding, QUICKLY)
    if (!known) forms.set(encoding, form)
    else if (encoding === 'br' && !isAskedAgain) {
      isAskedAgain = true
      void compress(text, encoding).then(
        (smallest) => forms.set(encoding, Promise.resolve(smallest)),
        // The quick one is good too.
        () => undefined,
      )
    }
    return form
  }
}
