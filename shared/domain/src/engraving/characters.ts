const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const SOFT_HYPHEN = '\u00AD'

/**
 * Characters that can be engraved on every item and in every font: Latin letters of Europe, Vietnam and the Pacific.
 * The font outlines are generated from this list and contain nothing else.
 */
export const ENGRAVABLE: readonly string[] = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff).filter((character) => character !== SOFT_HYPHEN),
  ...'–—‘’‚“”„•…‹›',
  ...between(0x100, 0x17f),
  // Vietnamese, Romanian.
  ...'ƠơƯưȘșȚț',
  // Irish with dots, Welsh, German, Vietnamese.
  ...'ḂḃḊḋḞḟṀṁṖṗṠṡṪṫẀẁẂẃẄẅẞ',
  ...between(0x1ea0, 0x1ef9),
  // The Hawaiian letter and apostrophe, euro, minus.
  ...'ʻʼ€−',
]

const known = new Set(ENGRAVABLE)

/** Whether this single character can be engraved. Combine it with its marks first. */
export const isEngravable = (character: string) => known.has(character)

// Does not use Intl.Segmenter: schemas use this expression, and they must load in every browser.
const EMOJI = String.raw`\p{RI}\p{RI}|\p{ExtPict}[\p{EMod}\ufe0f\u{e0020}-\u{e007f}]*(?:\u200d\p{ExtPict}[\p{EMod}\ufe0f]*)*`
const SEEN = new RegExp(String.raw`\n|${EMOJI}|[\s\S]\p{M}*`, 'gu')

/** Splits a text into visible characters: a letter with its marks, or an emoji of several parts, is one. */
export const seenCharacters = (text: string): string[] => text.match(SEEN) ?? []

/**
 * Superscripts, circled numbers and symbols have a meaning of their own (4 is not ⁴, TM is not ™), so they stay and are
 * refused.
 */
const MEANS_MORE = /[\p{No}\p{So}]/u

/**
 * The text as it is stored, shown and engraved. Combines marks with their letters and replaces ligatures, full-width
 * and styled letters by plain ones. Engravable characters stay, and so do characters that no conversion makes
 * engravable.
 */
export function engravedForm(text: string): string {
  return seenCharacters(text.normalize('NFC')).map(formOf).join('')
}

function formOf(seen: string): string {
  if (isEngravable(seen) || MEANS_MORE.test(seen)) return seen
  const letters = seen.normalize('NFKC')
  return [...letters].every(isEngravable) ? letters : seen
}
