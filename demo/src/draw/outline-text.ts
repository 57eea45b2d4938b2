import { group, round, path, SANS, text } from './canvas'
import { GLYPHS } from './glyphs.data'
import type { Glyph, Weight } from './glyphs.data'

interface TextStyle {
  readonly weight?: Weight
  /** The part of the text that `x` refers to. */
  readonly anchor?: 'start' | 'middle'
  /** Letter spacing. */
  readonly spacing?: number
}

/** Text as outlines. When a glyph is missing, it is SVG text in a font of the viewer's computer. */
export function outlineText(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  setting: TextStyle = {},
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
    { transform: `translate(${round(start)} ${round(y)}) scale(${scale})`, fill },
    ...glyphs.map(({ d }, index) => (d ? path(d, '', { fill: undefined, transform: places.at[index] }) : '')),
  )
}

/** Start of each glyph, and the total width. */
function placesOf(glyphs: readonly Glyph[], spacing: number): { at: readonly string[]; width: number } {
  let width = 0
  const at = glyphs.map((glyph) => {
    const place = `translate(${round(width)})`
    width += glyph.width + spacing
    return place
  })
  return { at, width: width - spacing }
}
