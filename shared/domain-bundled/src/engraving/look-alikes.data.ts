const pairs = (others: string, ours: string) => [...others].map((other, index) => [other, [...ours][index] ?? ''] as const)

/** Characters that cannot be engraved but look like one that can. */
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
