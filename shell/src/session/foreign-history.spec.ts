// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimHistory, isForeignEntry, takeOverEntry } from './foreign-history'

/** A tab with these history entries, at one of them. */
function tab(entries: string, current: string) {
  const list = [...entries].map((key) => ({ key }))
  vi.stubGlobal('navigation', { entries: () => list, currentEntry: { key: current } })
}

const foreignAmong = (entries: string, userId: string) =>
  [...entries].filter((key) => (tab(entries, key), isForeignEntry(userId))).join('')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test("entries that existed when the user came are another's, later ones are not [OPEN-15]", () => {
  tab('abcde', 'c')
  claimHistory('owner')
  expect(foreignAmong('abcde', 'owner')).toBe('abde')
  // A browser keeps a limited number of entries: the first are dropped and the rest move up.
  expect(foreignAmong('bcfg', 'owner')).toBe('b')
})

test("an entry taken over stays the user's, those around it another's [OPEN-15]", () => {
  tab('abcde', 'e')
  claimHistory('owner')
  tab('abcde', 'c')
  takeOverEntry('owner')
  expect(foreignAmong('abcde', 'owner')).toBe('abd')
  expect(foreignAmong('abcx', 'owner')).toBe('ab')
})

test('a reload changes nothing for the same user; another user starts anew [OPEN-15]', () => {
  tab('a', 'a')
  claimHistory('nurse')
  tab('abc', 'b')
  claimHistory('nurse')
  expect(foreignAmong('abc', 'nurse')).toBe('')
  tab('abc', 'c')
  claimHistory('owner')
  expect(foreignAmong('abcd', 'owner')).toBe('ab')
  tab('abcd', 'd')
  claimHistory('nurse')
  expect(foreignAmong('abcde', 'nurse')).toBe('abc')
})

test('a duplicated tab with another history has no foreign entries', () => {
  tab('abc', 'c')
  claimHistory('owner')
  expect(foreignAmong('xyz', 'owner')).toBe('')
})

test('keeps the ordinary Back in a browser without the Navigation API', () => {
  claimHistory('owner')
  expect(isForeignEntry('owner')).toBe(false)
})
