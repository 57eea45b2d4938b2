import { createHash } from 'node:crypto'

/** In hexadecimal. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
