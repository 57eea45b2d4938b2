import { randomInt } from 'node:crypto'

// Without characters that are easily confused when read from a mail.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const SYMBOLS = '!#$%&*+?@'

const pick = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)] ?? '').join('')

/** A password for one sign-in; meets the pool's policy of letter, number, symbol and 8 characters. */
export function temporaryPassword(): string {
  return `${pick(LETTERS, 5)}${pick(SYMBOLS, 1)}${pick(DIGITS, 5)}${pick(SYMBOLS, 1)}`
}
