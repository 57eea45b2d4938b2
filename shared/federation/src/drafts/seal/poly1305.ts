const PRIME = 2n ** 130n - 5n
const CLAMP = 0x0ffffffc0ffffffc0ffffffc0fffffffn
const BLOCK = 16

/** The mark of a message, by a key that is used for it alone (RFC 8439): whoever changes the message cannot make it. */
export function poly1305(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const factor = toNumber(key.subarray(0, BLOCK)) & CLAMP
  let sum = 0n
  for (let at = 0; at < message.length; at += BLOCK) {
    const block = message.subarray(at, at + BLOCK)
    sum = ((sum + toNumber(block) + (1n << BigInt(8 * block.length))) * factor) % PRIME
  }
  const mark = sum + toNumber(key.subarray(BLOCK, 2 * BLOCK))
  return Uint8Array.from({ length: BLOCK }, (_, at) => Number((mark >> BigInt(8 * at)) & 255n))
}

/** The last byte counts most. */
function toNumber(bytes: Uint8Array): bigint {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
  return BigInt(`0x${hex.toReversed().join('')}`)
}
