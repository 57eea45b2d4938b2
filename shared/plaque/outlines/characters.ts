const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const BASIC = between(0x20, 0x7e)
const SOFT_HYPHEN = '\u00AD'
const LATIN_1 = between(0xa0, 0xff).filter((character) => character !== SOFT_HYPHEN)
const PUNCTUATION = [...'–—‘’‚“”„•…‹›']

/** Whose distances are in a table: other letters stand as the letter they are made of. */
export const KERNED = [...BASIC, ...LATIN_1, ...PUNCTUATION]

/** What can be engraved, where the font has it: the Latin of Europe, Vietnam and the Pacific. */
export const CHARACTERS = [
  ...KERNED,
  ...between(0x100, 0x17f),
  // Vietnamese, Romanian.
  ...'ƠơƯưȘșȚț',
  // Irish with dots, Welsh, German, Vietnamese.
  ...'ḂḃḊḋḞḟṀṁṖṗṠṡṪṫẀẁẂẃẄẅẞ',
  ...between(0x1ea0, 0x1ef9),
  // The Hawaiian letter and apostrophe, euro, minus, heart.
  ...'ʻʼ€−♥',
]
