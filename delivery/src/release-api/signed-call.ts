import type { KeyObject } from 'node:crypto'
import { isRightly, publicKeyOf, signedWords } from '../releases/documents/signatures'

/** Lifetime of a signature. It allows for wrong clocks, and limits the replay of a copied call. */
const GOOD_FOR_MS = 5 * 60_000

interface Call {
  readonly method: string
  /** Path below the address of the API, with its query. */
  readonly path: string
}

const wordsOf = ({ method, path }: Call, at: string) => `release-api\n${method} ${path}\n${at}`

/** The Authorization header of a call: public key, time, and a signature over method, path and time. */
export function signedCall(call: Call, key: KeyObject, now = new Date()): string {
  const at = now.toISOString()
  return `Signature ${publicKeyOf(key)} ${at} ${signedWords(wordsOf(call, at), key)}`
}

/** The public key that signed a call; null without a valid signature of the last five minutes. */
export function callerOf(call: Call, authorization = '', now = new Date()): string | null {
  const [scheme, key = '', at = '', value = ''] = authorization.split(' ')
  const isNow = Math.abs(now.getTime() - Date.parse(at)) < GOOD_FOR_MS
  return scheme === 'Signature' && isNow && isRightly(wordsOf(call, at), { key, value }) ? key : null
}
