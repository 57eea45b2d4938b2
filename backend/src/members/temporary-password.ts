import { randomInt } from 'node:crypto'

// Without characters that are easily confused when read from a mail.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'
const ALL = LETTERS + DIGITS

/** 28 characters of 31 are 138 random bits, in groups that can be read out. */
const GROUPS = 7
const IN_A_GROUP = 4

const pick = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)] ?? '').join('')

/** A password for the first sign-in. Meets the pool's policy: letter, digit, symbol and 8 characters. */
export function temporaryPassword(): string {
  const groups = Array.from({ length: GROUPS }, () => pick(ALL, IN_A_GROUP)).join('-')
  return /[a-z]/.test(groups) && /\d/.test(groups) ? groups : temporaryPassword()
}
