import { expect, test } from 'vitest'
import { engravingExcess, engravingUse, countTrimmed, trimmedEngraving } from './rules'

const room = (maxLines: number | null, maxCharacters: number | null) => ({ maxLines, maxCharacters })

test('trims extra lines and characters [CAT-54]', () => {
  expect(trimmedEngraving('Bella Reid\nLoved\nMissed', room(2, 5))).toBe('Bella\nLoved')
  expect(trimmedEngraving('Bella\r\nReid', room(null, null))).toBe('Bella\nReid')
  expect(trimmedEngraving('Bella\nReid', room(0, 0))).toBe('Bella\nReid')
  expect(trimmedEngraving('🐾🐾🐾', room(1, 2))).toBe('🐾🐾')
  expect(trimmedEngraving('oﬃce', room(1, 4))).toBe('offi')
})

test('counts the trimmed characters without line breaks [CAT-54]', () => {
  expect(countTrimmed('Bella Reid\nLoved\nMissed', room(2, 5))).toBe(5 + 6)
  expect(countTrimmed('x'.repeat(300), room(2, 11))).toBe(289)
  expect(countTrimmed('Bella\n', room(1, 5))).toBe(0)
  expect(countTrimmed('🐾🐾🐾', room(1, 2))).toBe(1)
  expect(countTrimmed('Bella', room(null, null))).toBe(0)
})

test('ignores white space around the text, which the server trims before it counts [OPEN-343]', () => {
  expect(trimmedEngraving('   Bella', room(1, 5))).toBe('   Bella')
  expect(trimmedEngraving('\n Bella Reid', room(1, 5))).toBe('\n Bella')
  expect(countTrimmed('   Bella ', room(1, 5))).toBe(0)
  expect(countTrimmed('  🐾🐾🐾', room(1, 2))).toBe(1)
  expect(engravingExcess('   Bella  \n', room(1, 5))).toBeNull()
  expect(engravingUse('   Bella \n')).toEqual({ lines: 1, characters: 5 })
  expect(engravingUse('  \n ')).toEqual({ lines: 0, characters: 0 })
})

test('reports the line that is too long', () => {
  expect(engravingExcess('x'.repeat(300), room(2, 11))).toEqual({ line: 1, used: 300 })
  expect(engravingExcess('Bella\nBartholomeow', room(2, 11))).toEqual({ line: 2, used: 12 })
  expect(engravingExcess('a\nb\nc', room(2, 11))).toEqual({ line: null, used: 3 })
  expect(engravingExcess('ﬃ', room(1, 2))).toEqual({ line: 1, used: 3 })
  expect(engravingExcess('Bartholomeo\r\nx', room(2, 11))).toBeNull()
  expect(engravingExcess('', room(1, 1))).toBeNull()
  expect(engravingExcess('a\nb\nlong', room(0, null))).toBeNull()
})

test('the counter counts lines and the longest line [CAT-55]', () => {
  expect(engravingUse('')).toEqual({ lines: 0, characters: 0 })
  expect(engravingUse('Bella\nReid 🐾')).toEqual({ lines: 2, characters: 6 })
})
