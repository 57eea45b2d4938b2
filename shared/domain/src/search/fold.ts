// The database folds alike, by its function `search_fold`: a spec there compares the two. What is listed here by its
// code points is listed there as well, since classes of letters differ between databases.

/** Kinds of apostrophes: people type the one that their keyboard has, or none. Invisible characters go the same way. */
const APOSTROPHES =
  /['`\u00ad\u00b4\u02b9-\u02bd\u02c8\u055a\u200b-\u200d\u2018-\u201b\u2032\u2035\u2060\ua78c\ufeff\uff07]|\ufe0f/g
const DASHES = /[-\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g
const MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g
const SEPARATORS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+/gu
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A text as every search compares it: small letters without accents, apostrophes and hyphens, single blanks in place of
 * other marks. "Zoë O’Brien-Łuk" is "zoe obrienluk" [OPEN-357].
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .replace(DASHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim()
}

/** The words of a text, folded; what a hyphen joins is one word. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** The words of a text, folded; what a hyphen joins are several. */
export const spacedWords = (text: string): string[] => foldedWords(text.replace(DASHES, ' '))

/** A text folded to one word, however it is spaced: "van der Berg" and "Vanderberg" are the same. */
export const foldedName = (text: string): string => fold(text).replaceAll(' ', '')

/** A longer text is searched by its first words. */
const MOST_WORDS = 6

/** The words that somebody looks for. Marks alone are looked for as they stand, and found nowhere. */
export function searchWords(typed: string): string[] {
  const words = foldedWords(typed)
  return words.length > 0 ? words.slice(0, MOST_WORDS) : typed.split(/\s+/).filter(Boolean).slice(0, 1)
}

/**
 * What a word may begin in a text: each word with all that follow it, so that "vanderberg" is found in "van der Berg".
 */
export function wordStarts(text: string): string[] {
  const words = spacedWords(text)
  return words.map((_, at) => words.slice(at).join(''))
}

/** Whether every typed word begins a word of the text, in whatever order. */
export function isFoundIn(text: string, typed: string): boolean {
  const starts = wordStarts(text)
  return searchWords(typed).every((word) => starts.some((start) => start.startsWith(word)))
}
