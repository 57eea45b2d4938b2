import { expect, test } from 'vitest'
import { engravingUse, isEngravingMissing, trimEngraving } from './engraving-text'

const limits = { maxLines: 2, maxCharacters: 5 }

test.each([
  ['Bella', 'Bella'],
  ['Bella the cat', 'Bella'],
  ['one\ntwo\nthree', 'one\ntwo'],
  ['abcdef\nghijkl', 'abcde\nghijk'],
  ['🐾🐾🐾🐾🐾🐾', '🐾🐾🐾🐾🐾'],
  ['', ''],
])('%j is kept as %j [CAT-54]', (typed, kept) => expect(trimEngraving(typed, limits)).toBe(kept))

test('the counter counts lines and the longest line [CAT-55]', () => {
  expect(engravingUse('')).toEqual({ lines: 0, characters: 0 })
  expect(engravingUse('ab\ncdef')).toEqual({ lines: 2, characters: 4 })
})

test('words are missing only while engraving is added [CAT-52] [CAT-53]', () => {
  expect(isEngravingMissing(' ', true)).toBe(true)
  expect(isEngravingMissing('Bella', true)).toBe(false)
  expect(isEngravingMissing('', false)).toBe(false)
})
