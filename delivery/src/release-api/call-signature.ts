import type { KeyObject } from 'node:crypto'
import { isValidSignature, publicKeyOf, signText } from '../releases/documents/signatures'

/** Lifetime of a signature. It allows for wrong clocks, and limits the replay of a copied call. */
const LIFETIME_MS = 5 * 60_000

interface Call {
  readonly method: string
  /** Path below the address of the API, with its query. */
  readonly path: string
}

const textToSign = ({ method, path }: Call, at: string) => `release-api\n${method} ${path}\n${at}`

/** The Authorization header of a call: public key, time, and a signature over method, path and time. */
export function signCall(call: Call, key: KeyObject, now = new Date()): string {
  const at = now.toISOString()
  return `Signature ${publicKeyOf(key)} ${at} ${signText(textToSign(call, at), key)}`
}

/** The public key that signed a call; null without a valid signature of the last five minutes. */
export function findCaller(call: Call, authorization = '', now = new Date()): string | null {
  const [scheme, key = '', at = '', value = ''] = authorization.split(' ')
  const isRecent = Math.abs(now.getTime() - Date.parse(at)) < LIFETIME_MS
  return scheme === 'Signature' && isRecent && isValidSignature(textToSign(call, at), { key, value }) ? key : null
}
