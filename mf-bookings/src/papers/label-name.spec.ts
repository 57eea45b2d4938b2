import { expect, test } from 'vitest'
import { labelNameSize } from './label-name'

const longest = (letter: string) => `${letter.repeat(100)} ${letter.repeat(100)}`

test.each([
  ['Bella Murray', 6.5],
  ['Zoë O’Brien 🐾', 6.5],
  ['e\u0301'.repeat(20), 6.5],
  ['x'.repeat(54), 5.9],
  ['貓'.repeat(54), 4.5],
])('%s stands in letters of %d mm [OPEN-356]', (name, size) => {
  expect(labelNameSize(name)).toBe(size)
})

test.each([
  ['i', 0.35],
  ['n', 0.65],
  ['W', 1.05],
  ['貓', 1],
  ['🐶', 1.25],
])('the longest name of %s, each %d of its size wide, fits the label and can be read', (letter, wide) => {
  const size = labelNameSize(longest(letter))
  const lines = Math.ceil((200 * wide * size) / 56) + 1
  expect(size).toBeGreaterThanOrEqual(2.4)
  expect(lines * size * 1.15).toBeLessThanOrEqual(34)
})
