import { expect, test } from 'vitest'
import { setLetters } from './letters'
import { loadAll } from './plaque.fixture'

const { Arial, Garamond } = await loadAll()
if (!Arial || !Garamond) throw new Error('No fonts')

const second = (text: string, font = Arial) => setLetters(text, font).glyphs[1]?.x

test("uses the font's kerning [OPEN-83]", () => {
  // A is 1366 of 2048 wide, and V is 152 closer.
  expect(second('AV')).toBe((1366 - 152) / 2048)
  expect(second('AA')).toBe(1366 / 2048)
})

test("an accented letter has its base letter's kerning, a small one after another only if the font has it", () => {
  expect(second('ĀV')).toBe(second('AV'))
  expect(second('VĀ')).toBe(second('VA'))
  // T is 1251 wide and a plain o comes closer, but ō stays clear of its arm.
  expect(second('Tō')).toBe(1251 / 2048)
  expect(second('To')).toBe((1251 - 227) / 2048)
  // In Garamond ö has the kerning of o.
  expect(second('Tō', Garamond)).toBe(second('To', Garamond))
})

test("sets no part of a text that can't be engraved", () => {
  expect(() => setLetters('Bo 🐾', Arial)).toThrow('The outlines have no 🐾')
})

test('sets a ligature and full-width letters as plain letters', () => {
  expect(setLetters('ﬁＢ', Arial)).toEqual(setLetters('fiB', Arial))
})

test('a space advances and paints nothing', () => {
  expect(setLetters(' a b ', Arial).glyphs).toHaveLength(2)
  expect(setLetters('   ', Arial)).toMatchObject({ glyphs: [] })
})
