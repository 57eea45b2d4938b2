import { fromBase64, toBase64 } from './base64'
import { poly1305 } from './poly1305'

/*
 * The browser's own cryptography answers later, and a page that is being left has no later. So its key stream is made
 * before it is needed (AES-CTR of nothing), and what is written then is joined with the next part of it in one step.
 * Each part is used once: 32 bytes are the key of the mark, the others hide the text.
 */
const ALGORITHM = 'AES-CTR'
const NONCE_BYTES = 12
const COUNTER_BYTES = 4
const BLOCK = 16
const MARK_KEY_BYTES = 32
const USUAL_BYTES = 1 << 16
const SIGN = '~'

export const isStreamed = (sealed: string): boolean => sealed.startsWith(SIGN)

/** One key for one way: this one follows from the key of the other. */
export async function streamKey(bytes: Uint8Array): Promise<CryptoKey> {
  const derived = await crypto.subtle.digest('SHA-256', Uint8Array.from([...bytes, 1]))
  return crypto.subtle.importKey('raw', derived, ALGORITHM, false, ['encrypt', 'decrypt'])
}

/** Seals at once, as long as the stream that lies ready reaches. */
export class StreamSeal {
  readonly #key: CryptoKey
  #nonce = new Uint8Array(NONCE_BYTES)
  #ready = new Uint8Array(0)
  #used = 0

  constructor(key: CryptoKey) {
    this.#key = key
  }

  /** Lays a fresh stream ready, for a text of this length. */
  async prepare(length = 0): Promise<void> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const size = Math.max(USUAL_BYTES, 4 * length)
    this.#ready = await keyStream(this.#key, startOf(nonce, 0), new Uint8Array(size))
    this.#nonce = nonce
    this.#used = 0
  }

  /** The text, sealed; null when too little of the stream is left. */
  seal(text: string): string | null {
    const bytes = new TextEncoder().encode(text)
    const part = this.#ready.subarray(this.#used, this.#used + MARK_KEY_BYTES + bytes.length)
    if (part.length < MARK_KEY_BYTES + bytes.length) return null
    const start = startOf(this.#nonce, this.#used / BLOCK)
    this.#used += Math.ceil(part.length / BLOCK) * BLOCK
    const hidden = bytes.map((byte, at) => byte ^ (part[MARK_KEY_BYTES + at] ?? 0))
    return SIGN + toBase64(Uint8Array.from([...start, ...poly1305(part, hidden), ...hidden]))
  }

  /** Whether another text like the last ones may not find room. */
  get isNearEnd(): boolean {
    return this.#used > this.#ready.length / 2
  }
}

/** The text; null when its mark is another's. */
export async function openStream(key: CryptoKey, sealed: string): Promise<string | null> {
  const bytes = fromBase64(sealed.slice(SIGN.length))
  const start = bytes.slice(0, NONCE_BYTES + COUNTER_BYTES)
  const mark = bytes.subarray(start.length, start.length + BLOCK)
  const hidden = bytes.subarray(start.length + BLOCK)
  const stream = await keyStream(key, start, new Uint8Array(MARK_KEY_BYTES + hidden.length))
  if (!isSame(poly1305(stream, hidden), mark)) return null
  return new TextDecoder().decode(hidden.map((byte, at) => byte ^ (stream[MARK_KEY_BYTES + at] ?? 0)))
}

async function keyStream(key: CryptoKey, counter: Uint8Array<ArrayBuffer>, nothing: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: ALGORITHM, counter, length: 8 * COUNTER_BYTES }
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, nothing))
}

/** Where a part begins: the stream's nonce and the number of the block. */
function startOf(nonce: Uint8Array, block: number): Uint8Array<ArrayBuffer> {
  const start = new Uint8Array(NONCE_BYTES + COUNTER_BYTES)
  start.set(nonce)
  new DataView(start.buffer).setUint32(NONCE_BYTES, block)
  return start
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
