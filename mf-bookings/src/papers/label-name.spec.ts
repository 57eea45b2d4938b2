import { expect, test } from 'vitest'
import { labelNameSize } from './label-name'

test.each([
  ['Bella Murray', 6.5],
  ['Zoë O’Brien 🐾', 6.5],
  ['e\u0301'.repeat(20), 6.5],
  ['x'.repeat(54), 5.9],
  ['貓'.repeat(54), 4.5],
])('%s gets letters of %d mm [OPEN-356]', (name, size) => {
  expect(labelNameSize(name)).toBe(size)
})
