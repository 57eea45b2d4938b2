import { expect, test } from 'vitest'
import { notEngravable } from './not-engravable'
import { excessText, notEngravableText } from './refusal-words'

test.each([
  ['Bella', ''],
  ['🐾 Bella ❤️', '🐾 at the beginning cannot be engraved; ❤️ after “Bella” cannot be engraved'],
  ['Bel\u200dla', 'An invisible character (zero-width joiner) after “Bel” cannot be engraved'],
  ['Bel\u0007la', 'An invisible character (U+0007) after “Bel” cannot be engraved'],
  ['B\u0435lla', '“\u0435” after “B” cannot be engraved: it is a letter of another alphabet that looks like e'],
  ['1‑2', '“‑” after “1” cannot be engraved: it only looks like -'],
  ['Bella\nשלום', '“שלום” at the beginning of line 2 cannot be engraved'],
  ['Bella\nRex 🐾', '🐾 after “Rex” in line 2 cannot be engraved'],
  ['Z\u0337oe', "“Z\u0337” at the beginning cannot be engraved: our lettering doesn't have this accent"],
  ['🐾'.repeat(8), `${'🐾'.repeat(8)} at the beginning cannot be engraved`],
  ['🐾'.repeat(9), `${'🐾'.repeat(8)}… at the beginning cannot be engraved`],
  [
    'a🐾b🐾c🐾d🐾e🐾',
    '🐾 after “a” cannot be engraved; 🐾 after “a🐾b” cannot be engraved; 🐾 after “a🐾b🐾c” cannot be engraved; and 2 more',
  ],
])('%j is refused: %s', (text, said) => expect(notEngravableText(notEngravable(text))).toBe(said))

test.each([
  [
    { line: 1, used: 300 },
    { maxLines: 2, maxCharacters: 11 },
    'line 1 of the words has 300 characters, and there is room for 2 lines of 11 characters',
  ],
  [
    { line: null, used: 3 },
    { maxLines: 1, maxCharacters: 22 },
    'the words have 3 lines, and there is room for 1 line of 22 characters',
  ],
  [
    { line: 2, used: 30 },
    { maxLines: null, maxCharacters: 22 },
    'line 2 of the words has 30 characters, and there is room for 22 characters in a line',
  ],
  [{ line: null, used: 3 }, { maxLines: 2, maxCharacters: 0 }, 'the words have 3 lines, and there is room for 2 lines'],
])('the excess %j of %j is reported: %s', (excess, room, said) => expect(excessText(excess, room)).toBe(said))
