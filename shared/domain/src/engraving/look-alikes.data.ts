const pairs = (others: string, ours: string) => [...others].map((other, index) => [other, [...ours][index] ?? ''] as const)

/** What looks like one of the characters that can be engraved, and is another one. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  // Cyrillic.
  ...pairs('АВЕЅІЇЈКМНОРСТУХҮԚԜӀЀЁ', 'ABESIÏJKMHOPCTYXYQWIÈË'),
  ...pairs('аеѕіїјкорсухһԁԛԝӏѵѐё', 'aesiïjkopcyxhdqwlvèë'),
  // Greek.
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΪΫ', 'ABEZHIKMNOPTYXÏŸ'),
  ...pairs('ανοικρυγχϲϳμάίόύ', 'avoikpuyxcjµáíóú'),
  // Armenian, phonetic.
  ...pairs('օսɑɡ', 'ouag'),
  // Signs.
  ...pairs('‐‑‒―′ʹꞌ‛″∕⁄∗∙⋅‧', "--–—'''‘\"//*···"),
])
