import { expect, test } from 'vitest'
import { engravingText } from './engraving-text'

test.each([
  [{ on: null, lines: 3, characters: 20, isPlaque: false }, 'Up to 3 lines of 20 characters'],
  [{ on: null, lines: 1, characters: 12, isPlaque: false }, 'Up to 1 line of 12 characters'],
  [{ on: 'Brass', lines: 2, characters: 18, isPlaque: false }, 'On Brass: up to 2 lines of 18 characters'],
  [{ on: null, lines: 3, characters: 29, isPlaque: true }, 'A plaque that you design, up to 3 lines of 29 characters'],
])('says what can be engraved: %j', (place, text) => expect(engravingText(place)).toBe(text))
