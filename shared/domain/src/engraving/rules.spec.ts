import { expect, test } from 'vitest'
import { engravingUse, trimmedEngraving } from './rules'

test('extra lines and characters are trimmed [CAT-54]', () => {
  expect(trimmedEngraving('Bella Reid\nLoved\nMissed', 2, 5)).toBe('Bella\nLoved')
  expect(trimmedEngraving('Bella\r\nReid', null, null)).toBe('Bella\nReid')
  expect(trimmedEngraving('🐾🐾🐾', 1, 2)).toBe('🐾🐾')
})

test('the counter counts lines and the longest line [CAT-55]', () => {
  expect(engravingUse('')).toEqual({ lines: 0, characters: 0 })
  expect(engravingUse('Bella\nReid 🐾')).toEqual({ lines: 2, characters: 6 })
})
