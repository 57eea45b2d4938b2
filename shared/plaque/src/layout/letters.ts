import { trimmed } from '@portal/domain'
import type { FontOutlines } from '../outlines/font-outlines'
import { NOTHING, around, pathExtent } from '../path/bounds'
import type { Extent } from '../path/bounds'

/** A text set in a font: all measures in ems, from the first letter's place on the baseline. */
export interface Letters {
  readonly glyphs: readonly { readonly d: string; readonly x: number }[]
  /** Of what is painted. */
  readonly extent: Extent
  /** The first grapheme that the font does not have. */
  readonly missing: string | null
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const COMBINING = /\p{M}/gu
const DIAERESIS = '\u0308'

const bare = (character: string) => character.normalize('NFD').replace(COMBINING, '')

/** On the right, a small letter with a mark keeps its distance, unless the font knows such a letter. */
const rightTwin = (character: string) =>
  bare(character) === bare(character).toUpperCase() ? bare(character) : (bare(character) + DIAERESIS).normalize('NFC')

function distance({ kerning }: FontOutlines, left: string, right: string): number {
  const between = (first: string, second: string) =>
    Object.entries(kerning[first] ?? {}).find(([, rights]) => rights.includes(second))?.[0]
  const own = between(left, right)
  return Number(own ?? between(bare(left), right) ?? between(bare(left), rightTwin(right)) ?? 0)
}

/** Sets a text in one line: each letter's place, with the font's distances between them. */
export function setLetters(text: string, font: FontOutlines): Letters {
  const glyphs: { d: string; x: number }[] = []
  let extent = NOTHING
  let missing: string | null = null
  let at = 0
  let before = ''
  for (const { segment } of graphemes.segment(trimmed(text).normalize('NFC'))) {
    const glyph = font.glyphs[segment]
    if (!glyph) {
      missing ??= segment
      continue
    }
    const [advance, d] = glyph
    at += distance(font, before, segment)
    if (d !== '') {
      glyphs.push({ d, x: at / font.unitsPerEm })
      const { left, top, right, bottom } = pathExtent(d)
      extent = around(extent, { left: left + at, top, right: right + at, bottom })
    }
    at += advance
    before = segment
  }
  const em = (value: number) => value / font.unitsPerEm
  const { left, top, right, bottom } = glyphs.length > 0 ? extent : { left: 0, top: 0, right: 0, bottom: 0 }
  return { glyphs, extent: { left: em(left), top: em(top), right: em(right), bottom: em(bottom) }, missing }
}
