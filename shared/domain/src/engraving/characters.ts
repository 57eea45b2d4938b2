const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const SOFT_HYPHEN = '\u00AD'

/**
 * What can be engraved, on every item and in every font: the Latin of Europe, Vietnam and the Pacific. The outlines
 * are made of it, and have nothing else.
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

/** Whether this one character can be engraved; marks that stand on a letter are put together with it first. */
export const isEngravable = (character: string) => known.has(character)

// Not by Intl.Segmenter: what stands in schemas must load in every browser.
const EMOJI = String.raw`\p{RI}\p{RI}|\p{ExtPict}[\p{EMod}\ufe0f\u{e0020}-\u{e007f}]*(?:\u200d\p{ExtPict}[\p{EMod}\ufe0f]*)*`
const SEEN = new RegExp(String.raw`\n|${EMOJI}|[\s\S]\p{M}*`, 'gu')

/** What is seen as one: a letter with its marks, an emoji of several parts. */
export const seenCharacters = (text: string): string[] => text.match(SEEN) ?? []

/** 4 is not ⁴, and TM not ™: numbers in rings, raised ones and signs stay what they are, and are refused. */
const MEANS_MORE = /[\p{No}\p{So}]/u

/**
 * The text as it is stored, shown and engraved: marks are put together with their letters; ligatures, full-width
 * and styled letters become the letters that they are. What can be engraved stays as it is, and so does what no
 * turn would make engravable.
 */
export function engravedForm(text: string): string {
  return seenCharacters(text.normalize('NFC')).map(formOf).join('')
}

function formOf(seen: string): string {
  if (isEngravable(seen) || MEANS_MORE.test(seen)) return seen
  const letters = seen.normalize('NFKC')
  return [...letters].every(isEngravable) ? letters : seen
}
