import { randomInt } from 'node:crypto'

// Without characters that are easily confused when read from a mail.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const ALL = LETTERS + DIGITS

/** Of 31 characters each: 28 of them are 138 random bits, in groups that can be read out. */
const GROUPS = 7
const IN_A_GROUP = 4

const pick = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)] ?? '').join('')

/** A password for one sign-in; meets the pool's policy of letter, number, symbol and 8 characters. */
export function temporaryPassword(): string {
  const groups = Array.from({ length: GROUPS }, () => pick(ALL, IN_A_GROUP)).join('-')
  return /[a-z]/.test(groups) && /\d/.test(groups) ? groups : temporaryPassword()
}
