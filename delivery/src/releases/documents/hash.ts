import { createHash } from 'node:crypto'

/** The hash of a content, as documents and browsers take it. */
export const sha384 = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
