import type { PlaqueFont } from '@portal/domain/plaque'
import type { Outlines } from '../outlines/outlines'
import type { PlacedText } from './layout'
import { setLetters } from './letters'
import { ems } from './lines'
import type { FittedLine, Line } from './lines'
import { round } from './round'

interface TextInput {
  readonly text: string
  readonly font: PlaqueFont
  readonly size: number
}

/** Measures a text; throws when its font was not loaded. */
export function lineOf<Field>(field: Field, { text, font, size }: TextInput, outlines: Outlines): Line<Field> {
  const table = outlines[font]
  if (!table) throw new Error(`The outlines of ${font} are not loaded`)
  const { unitsPerEm, capHeight } = table
  return {
    field,
    font,
    letters: setLetters(text, table),
    capital: capHeight / unitsPerEm,
    unitsPerEm,
    requestedSize: size,
  }
}

/** Origin of the first letter. Widths are of the ink, so that the visible text is centred on `x`. */
export function startOf({ letters: { extent }, size, condensed }: FittedLine<unknown>, x: number): number {
  return x - (ems(size) * condensed * (extent.left + extent.right)) / 2
}

/** The letters centred on `x`. */
export function placedLetters(line: FittedLine<unknown>, x: number): Pick<PlacedText, 'capital' | 'glyphs'> {
  const { letters, unitsPerEm, size, condensed, baseline } = line
  const scaleY = ems(size)
  const scaleX = scaleY * condensed
  const start = startOf(line, x)
  return {
    capital: round(line.capital * scaleY),
    glyphs: letters.glyphs.map((glyph) => ({
      d: glyph.d,
      x: round(start + glyph.x * scaleX),
      y: round(baseline),
      scaleX: scaleX / unitsPerEm,
      scaleY: scaleY / unitsPerEm,
    })),
  }
}
