import { createHash } from 'node:crypto'

/** Of a file's bytes, in hexadecimal. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
