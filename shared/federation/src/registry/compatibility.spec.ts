import { expect, test } from 'vitest'
import { isCompatible } from './compatibility'

test.each([
  ['1.0', '1.0', true],
  ['1.0', '1.4', true],
  ['1.5', '1.4', false],
  ['2.0', '1.4', false],
  ['1.0', '2.0', false],
  ['1.10', '1.9', false],
  ['', '1.0', false],
  ['^1.0.0', '1.0', false],
])('a remote built for %s in a shell of %s: %s', (remote, shell, expected) => {
  expect(isCompatible({ contract: remote }, { contract: shell })).toBe(expected)
})
