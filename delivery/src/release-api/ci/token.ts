import { createHash } from 'node:crypto'

/** For whom a CI's token is: this release API, and the holder of this public key alone, who signs each call with it. */
export const boundAudience = (audience: string, publicKey: string): string =>
  `${audience}#${createHash('sha256').update(publicKey).digest('base64url')}`

/** Under which a call shows it, beside the signature of its key. */
export const TOKEN_HEADER = 'portal-run-token'
