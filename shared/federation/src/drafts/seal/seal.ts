import { fromBase64, toBase64 } from './base64'
import { isStreamed, openStream, streamKey } from './stream-seal'

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

/** What a user's drafts are sealed with: in one piece, and for what has to lie at once by a stream. */
export interface SealKey {
  readonly whole: CryptoKey
  readonly stream: CryptoKey
}

/** From 32 bytes in base64, as the server gives them. */
export async function sealKey(key: string): Promise<SealKey> {
  const bytes = fromBase64(key)
  const whole = crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])
  return { whole: await whole, stream: await streamKey(bytes) }
}

/** The text as nobody can read or change it without the key. */
export async function seal({ whole }: SealKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, whole, new TextEncoder().encode(text))
  return toBase64(iv) + toBase64(new Uint8Array(sealed))
}

/** The text that was sealed with this key, in either way; null when it was another, or when the entry is damaged. */
export async function open({ whole, stream }: SealKey, sealed: string): Promise<string | null> {
  try {
    if (isStreamed(sealed)) return await openStream(stream, sealed)
    const bytes = fromBase64(sealed)
    const algorithm = { name: ALGORITHM, iv: bytes.subarray(0, IV_BYTES) }
    const plain = await crypto.subtle.decrypt(algorithm, whole, bytes.subarray(IV_BYTES))
    return new TextDecoder().decode(plain)
  } catch {
    return null
  }
}
