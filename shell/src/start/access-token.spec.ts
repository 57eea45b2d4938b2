// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isTokenOf, isUsable, tokenClaims } from './access-token'

const token = (payload: object) => `x.${btoa(JSON.stringify(payload))}.y`
const noon = Date.UTC(2026, 10, 20, 12)

test('a token contains its issue time, expiry and user', () => {
  const claims = tokenClaims(token({ iat: noon / 1000 - 3600, exp: noon / 1000, sub: 'nurse' }))
  expect(claims).toEqual({ made: noon - 3_600_000, ends: noon, subject: 'nurse' })
})

test.each(['', 'abc', 'a.b.c', token({})])('%j is no token', (text) => {
  expect(tokenClaims(text)).toEqual({ made: null, ends: null, subject: null })
  expect(isUsable(text)).toBe(false)
})

test('uses a token until half a minute before its end [SHL-17]', () => {
  const ends = token({ exp: noon / 1000 })
  expect(isUsable(ends, noon - 31_000)).toBe(true)
  expect(isUsable(ends, noon - 30_000)).toBe(false)
  expect(isUsable(null)).toBe(false)
})

test("does not send a token for another user's screens [OPEN-15]", () => {
  expect(isTokenOf('nurse', token({ sub: 'nurse' }))).toBe(true)
  expect(isTokenOf('nurse', token({ sub: 'owner' }))).toBe(false)
  expect(isTokenOf('', token({ sub: 'owner' }))).toBe(false)
})
