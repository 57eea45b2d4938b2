/** The letters of a font as outlines, in the font's units: y runs down from the baseline. */
export interface FontOutlines {
  readonly unitsPerEm: number
  readonly capHeight: number
  /** By character: how far it moves on, and its path in relative steps (m, l, q), left open. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, d: string]>>
  /** By the left character: the characters on the right whose distance changes by so much. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, string>>>>
}
