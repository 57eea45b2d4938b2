import { expect, test } from 'vitest'
import { isSame } from './use-newer-version'

const own = { shell: '1.0.0', remotes: { 'mf-a': '1.0.0' } }

test.each([
  ['the same versions', true, own],
  ['another shell', false, { ...own, shell: '1.1.0' }],
  ['another version of a remote', false, { ...own, remotes: { 'mf-a': '1.1.0' } }],
  ['a new remote', false, { ...own, remotes: { ...own.remotes, 'mf-b': '1.0.0' } }],
  ['one remote less', false, { ...own, remotes: {} }],
])('%s are the same: %s', (_, expected, served) => {
  expect(isSame(served, own)).toBe(expected)
})
