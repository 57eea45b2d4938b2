import { expect, test } from 'vitest'
import { isUsable, tokenExpiry } from './stored-session'

const token = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`
const noon = Date.UTC(2026, 10, 20, 12)

test('a token tells when it ends', () => {
  expect(tokenExpiry(token({ exp: noon / 1000 }))).toBe(noon)
})

test.each(['', 'abc', 'a.b.c', token({})])('%j is no token', (text) => {
  expect(tokenExpiry(text)).toBeNull()
  expect(isUsable(text)).toBe(false)
})

test('a token is used until half a minute before its end [SHL-17]', () => {
  const ends = token({ exp: noon / 1000 })
  expect(isUsable(ends, noon - 31_000)).toBe(true)
  expect(isUsable(ends, noon - 30_000)).toBe(false)
  expect(isUsable(null)).toBe(false)
})
