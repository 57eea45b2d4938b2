import { createHash } from 'node:crypto'

/** The hash of a content in the form of an `integrity` attribute. */
export const sha384 = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
