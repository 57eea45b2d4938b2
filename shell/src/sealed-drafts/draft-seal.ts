const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

/** The text as nobody can read or change it without the key (base64, 32 bytes). */
export async function seal(key: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(text)
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await cryptoKey(key), plain)
  return toBase64(iv) + toBase64(new Uint8Array(sealed))
}

/** The text that was sealed with this key; null when it was another, or when the entry is damaged. */
export async function open(key: string, sealed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed)
    const algorithm = { name: ALGORITHM, iv: bytes.subarray(0, IV_BYTES) }
    const plain = await crypto.subtle.decrypt(algorithm, await cryptoKey(key), bytes.subarray(IV_BYTES))
    return new TextDecoder().decode(plain)
  } catch {
    return null
  }
}

function cryptoKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(key), ALGORITHM, false, ['encrypt', 'decrypt'])
}

/** 12 bytes are 16 characters and need no filling: what follows may stand right behind them. */
function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
