const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

/**
 * A password of 4 letters, 4 digits and 2 symbols from a cryptographic source; never stored, shown or logged [SHL-12,
 * OPEN-06].
 */
export function temporaryPassword(): string {
  const letters = pick(LETTERS.slice(0, 24), 2) + pick(LETTERS.slice(24), 2)
  return letters + pick('0123456789', 4) + pick('!@#$%^&*', 2)
}

/** Uniform choice: bytes beyond the last whole multiple of the alphabet are redrawn. */
function pick(alphabet: string, count: number): string {
  const limit = 256 - (256 % alphabet.length)
  let picked = ''
  while (picked.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) picked += alphabet[byte % alphabet.length]
  }
  return picked
}
