import type { KeyObject } from 'node:crypto'
import { isValidSignature, publicKeyOf, signText } from '../releases/documents/signatures'

/** How far the clocks of both sides may be apart, and how long a call that somebody has read is good for the same. */
const GOOD_FOR_MS = 5 * 60_000

interface Call {
  readonly method: string
  /** Below the address of the API, with its query. */
  readonly path: string
}

const wordsOf = ({ method, path }: Call, at: string) => `release-api\n${method} ${path}\n${at}`

/** The Authorization header of a call: who makes it, when, and their signature over that and what is asked. */
export function signedCall(call: Call, key: KeyObject, now = new Date()): string {
  const at = now.toISOString()
  return `Signature ${publicKeyOf(key)} ${at} ${signText(wordsOf(call, at), key)}`
}

/** The public key of who makes a call; null where it is not signed, not rightly, or not now. */
export function callerOf(call: Call, authorization = '', now = new Date()): string | null {
  const [scheme, key = '', at = '', value = ''] = authorization.split(' ')
  const isNow = Math.abs(now.getTime() - Date.parse(at)) < GOOD_FOR_MS
  return scheme === 'Signature' && isNow && isValidSignature(wordsOf(call, at), { key, value }) ? key : null
}
