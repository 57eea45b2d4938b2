// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimHistory, isForeignEntry, takeOverEntry } from './foreign-history'

/** A tab with these entries in its history, standing at one of them. */
function tab(entries: string, current: string) {
  const list = [...entries].map((key) => ({ key }))
  vi.stubGlobal('navigation', { entries: () => list, currentEntry: { key: current } })
}

const foreignAmong = (entries: string, userId: string) =>
  [...entries].filter((key) => (tab(entries, key), isForeignEntry(userId))).join('')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what stood in the tab when the user came is another’s, before and after; what comes later is not [OPEN-15]', () => {
  tab('abcde', 'c')
  claimHistory('owner')
  expect(foreignAmong('abcde', 'owner')).toBe('abde')
  // A browser keeps only so many entries: the first are gone, the others have moved to the front.
  expect(foreignAmong('bcfg', 'owner')).toBe('b')
})

test('an entry taken over stays the own one, and those around it another’s [OPEN-15]', () => {
  tab('abcde', 'e')
  claimHistory('owner')
  tab('abcde', 'c')
  takeOverEntry('owner')
  expect(foreignAmong('abcde', 'owner')).toBe('abd')
  expect(foreignAmong('abcx', 'owner')).toBe('ab')
})

test('a reload changes nothing for the same user; each other user begins anew [OPEN-15]', () => {
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

test('a tab that has another history than the one it was copied from has nothing foreign', () => {
  tab('abc', 'c')
  claimHistory('owner')
  expect(foreignAmong('xyz', 'owner')).toBe('')
})

test('in a browser that does not tell its history, Back stays as it is', () => {
  claimHistory('owner')
  expect(isForeignEntry('owner')).toBe(false)
})
