import { expect, test } from 'vitest'
import { setLetters } from './letters'
import { loadAll } from './plaque.fixture'

const { Arial, Garamond } = await loadAll()
if (!Arial || !Garamond) throw new Error('No fonts')

const second = (text: string, font = Arial) => setLetters(text, font).glyphs[1]?.x

test('letters stand as far apart as the font says [OPEN-83]', () => {
  // A is 1366 of 2048 wide, and V stands 152 nearer.
  expect(second('AV')).toBe((1366 - 152) / 2048)
  expect(second('AA')).toBe(1366 / 2048)
})

test('a letter with a mark stands as the letter it is made of, a small one behind another only if the font says so', () => {
  expect(second('ĀV')).toBe(second('AV'))
  expect(second('VĀ')).toBe(second('VA'))
  // T is 1251 wide and takes a plain o nearer, but ō keeps clear of its arm.
  expect(second('Tō')).toBe(1251 / 2048)
  expect(second('To')).toBe((1251 - 227) / 2048)
  // Garamond says of ö what it says of o.
  expect(second('Tō', Garamond)).toBe(second('To', Garamond))
})

test('what cannot be engraved is not set in part', () => {
  expect(() => setLetters('Bo 🐾', Arial)).toThrow('The outlines have no 🐾')
})

test('a ligature and full-width letters are set as the letters that they are', () => {
  expect(setLetters('ﬁＢ', Arial)).toEqual(setLetters('fiB', Arial))
})

test('a space moves on and paints nothing', () => {
  expect(setLetters(' a b ', Arial).glyphs).toHaveLength(2)
  expect(setLetters('   ', Arial)).toMatchObject({ glyphs: [] })
})
