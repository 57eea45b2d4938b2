// The database function `search_fold` folds the same way; a backend spec compares both. Both list code points, because
// character classes differ between databases.

/** Apostrophes, which people type differently or leave out, and invisible characters. */
const APOSTROPHES =
  /['`\u00ad\u00b4\u02b9-\u02bd\u02c8\u055a\u200b-\u200d\u2018-\u201b\u2032\u2035\u2060\ua78c\ufeff\uff07]|\ufe0f/g
const DASHES = /[-\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g
const MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g
const SEPARATORS =
  /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+/gu
/** Letters that Unicode does not decompose. */
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
 * Folds a text for every search: lower case without accents, apostrophes and hyphens; other punctuation becomes one
 * blank. "Zoë O’Brien-Łuk" becomes "zoe obrienluk" [OPEN-357].
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

/** Folded words of a text; a hyphen joins its parts. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** Folded words of a text; a hyphen separates its parts. */
export const spacedWords = (text: string): string[] => foldedWords(text.replace(DASHES, ' '))

/** Folds a name to one word, so that "van der Berg" and "Vanderberg" are equal. */
export const foldedName = (text: string): string => fold(text).replaceAll(' ', '')

/** A search uses the first words only. */
const MOST_WORDS = 6

/** Words of a search. Punctuation alone is searched as it is and found nowhere. */
export function searchWords(typed: string): string[] {
  const words = foldedWords(typed)
  return words.length > 0 ? words.slice(0, MOST_WORDS) : typed.split(/\s+/).filter(Boolean).slice(0, 1)
}

/**
 * Strings that a search word may begin: each word joined with all that follow it, so that "vanderberg" finds "van der
 * Berg".
 */
export function wordStarts(text: string): string[] {
  const words = spacedWords(text)
  return words.map((_, at) => words.slice(at).join(''))
}

/** Whether every search word begins a word of the text, in any order. */
export function isFoundIn(text: string, typed: string): boolean {
  const starts = wordStarts(text)
  return searchWords(typed).every((word) => starts.some((start) => start.startsWith(word)))
}

/** Whether two words differ by one letter: changed, added, removed, or swapped with its neighbour. */
export function isOneLetterOff(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  const isExchanged = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (isExchanged && restA.slice(2) === restB.slice(2))
  )
}
