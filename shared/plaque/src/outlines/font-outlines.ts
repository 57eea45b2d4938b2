/** The letters of a font as outlines, in font units: y runs down from the baseline. */
export interface FontOutlines {
  readonly unitsPerEm: number
  readonly capHeight: number
  /** By character: its advance, and its path in relative steps (m, l, q), left open. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, d: string]>>
  /** By left character: the right characters for each distance. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, string>>>>
}
