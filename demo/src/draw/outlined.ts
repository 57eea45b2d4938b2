import { group, n, path, SANS, text } from './canvas'
import { GLYPHS } from './glyphs.data'
import type { Glyph, Weight } from './glyphs.data'

interface Setting {
  readonly weight?: Weight
  /** Where `x` is of the words. */
  readonly anchor?: 'start' | 'middle'
  /** Room after each letter. */
  readonly spacing?: number
}

/** Words in the interface's typeface, drawn; with a letter that has no outline they are text in a font of the reader. */
export function outlined(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  setting: Setting = {},
): string {
  const { weight = 'regular', anchor = 'middle', spacing = 0 } = setting
  const glyphs = Array.from(words, (letter) => GLYPHS[weight][letter])
  if (!glyphs.every((glyph) => glyph !== undefined)) {
    return text(words, x, y, size, fill, { 'font-family': SANS, 'text-anchor': anchor })
  }
  const scale = size / 1000
  const places = placesOf(glyphs, spacing / scale)
  const start = anchor === 'start' ? x : x - (places.width * scale) / 2
  return group(
    { transform: `translate(${n(start)} ${n(y)}) scale(${scale})`, fill },
    ...glyphs.map(({ d }, index) => (d ? path(d, '', { fill: undefined, transform: places.at[index] }) : '')),
  )
}

/** Where each letter begins, and how wide all are together. */
function placesOf(glyphs: readonly Glyph[], spacing: number): { at: readonly string[]; width: number } {
  let width = 0
  const at = glyphs.map((glyph) => {
    const place = `translate(${n(width)})`
    width += glyph.width + spacing
    return place
  })
  return { at, width: width - spacing }
}
