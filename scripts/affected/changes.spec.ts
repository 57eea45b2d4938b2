import { expect, test } from 'vitest'
import { baseOf, changedSince } from './changes'

test.each(['no-such-branch', '--all', ''])('a wrong ref is told in words: %j [OPEN-248]', (ref) => {
  expect(() => baseOf(ref)).toThrow(`There is no commit "${ref}" here. Give a branch, a tag or a commit`)
})

test('what is changed since what is checked out is no more than since its parent [OPEN-248]', () => {
  const now = changedSince(baseOf('HEAD').commit)
  expect(now).toEqual(now.toSorted())
  expect(baseOf('HEAD').ref).toBe('HEAD')
})
