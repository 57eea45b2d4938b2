import { expect, test } from 'vitest'
import { cookieOf, hashOf, parseRefreshCookie, stateOfReference, newReference } from './refresh-reference'

const now = new Date('2026-11-25T04:00:15Z')
const kept = {
  referenceHash: hashOf('third'),
  earlierReferenceHash: hashOf('second'),
  referenceSince: new Date('2026-11-25T04:00:00Z'),
}

test.each([
  ['the newest', 'third', now, 'newest'],
  ['the one before, after 15 s', 'second', now, 'earlier'],
  ['the one before, a moment later', 'second', new Date('2026-11-25T04:00:15.001Z'), 'used'],
  ['one of long ago', 'first', now, 'used'],
  ['one that never was', '', now, 'used'],
])('%s [OPEN-215]', (_what, reference, at, state) => {
  expect(stateOfReference(hashOf(reference), kept, at)).toBe(state)
})

test('a new sign-in has no previous reference', () => {
  expect(stateOfReference(hashOf('second'), { ...kept, earlierReferenceHash: null }, now)).toBe('used')
})

test("a reference has 256 random bits, and its cookie contains the sign-in's id in any characters", () => {
  const made = Array.from({ length: 100 }, newReference)
  expect(new Set(made).size).toBe(100)
  for (const reference of made) expect(Buffer.from(reference, 'base64url')).toHaveLength(32)
  const held = { reference: newReference(), signInId: 'a b;c.d=é' }
  expect(cookieOf(held)).toMatch(/^[\w.-]+$/)
  expect(parseRefreshCookie(cookieOf(held))).toEqual(held)
})

test.each([undefined, '', '.', 'x', 'x'.repeat(43), `${'x'.repeat(42)}.YQ`, `${'x'.repeat(43)}.a b`])(
  '%s is no cookie of ours',
  (cookie) => expect(parseRefreshCookie(cookie)).toBeNull(),
)
