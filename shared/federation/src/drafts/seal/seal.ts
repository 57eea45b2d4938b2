import { fromBase64 } from './base64'

const ALGORITHM = 'AES-GCM'
/** What a seal begins with: random, so that no two are the same. */
export const IV_BYTES = 12

/** What a user's drafts are sealed with: for the browser's own cryptography, and for one that answers at once. */
export interface SealKey {
  readonly whole: CryptoKey
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Makes, at once, of a text what nobody can read or change without the key. */
export type Seal = (key: SealKey, text: string) => string

/** From 32 bytes in base64, as the server gives them. */
export async function sealKey(key: string): Promise<SealKey> {
  const bytes = fromBase64(key)
  return { bytes, whole: await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['decrypt']) }
}

/** The text that was sealed with this key; null when it was another, or when the entry is damaged. */
export async function open({ whole }: SealKey, sealed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed)
    const algorithm = { name: ALGORITHM, iv: bytes.subarray(0, IV_BYTES) }
    const plain = await crypto.subtle.decrypt(algorithm, whole, bytes.subarray(IV_BYTES))
    return new TextDecoder().decode(plain)
  } catch {
    return null
  }
}
