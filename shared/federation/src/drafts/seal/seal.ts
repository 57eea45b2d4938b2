const ALGORITHM = 'AES-GCM'
/** Length of the random initialisation vector at the start of a sealed text. */
export const IV_BYTES = 12

/** A user's key: for the browser's Web Crypto, and its bytes for synchronous encryption. */
export interface SealKey {
  readonly whole: CryptoKey
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Encrypts and authenticates a text, synchronously. */
export type Seal = (key: SealKey, text: string) => string

/** The key from the server's 32 bytes in base64. */
export async function sealKey(key: string): Promise<SealKey> {
  const bytes = fromBase64(key)
  return { bytes, whole: await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['decrypt']) }
}

/** Decrypts a text; null when another key sealed it or when it is damaged. */
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

/** Bytes in base64. 12 bytes become 16 characters without padding, so that other text may follow. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
