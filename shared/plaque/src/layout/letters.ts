import { engravedForm, trimmed } from '@portal/domain'
import type { FontOutlines } from '../outlines/font-outlines'
import { NOTHING, around, pathExtent } from '../path/bounds'
import type { Extent } from '../path/bounds'

/** A text set in a font, measured in ems from the first letter's origin on the baseline. */
export interface Letters {
  readonly glyphs: readonly { readonly d: string; readonly x: number }[]
  /** Bounds of what is painted. */
  readonly extent: Extent
}

const COMBINING = /\p{M}/gu
const DIAERESIS = '\u0308'

const bare = (character: string) => character.normalize('NFD').replace(COMBINING, '')

/** On the right, an accented small letter keeps its distance, unless the font has kerning for it. */
const rightTwin = (character: string) =>
  bare(character) === bare(character).toUpperCase() ? bare(character) : (bare(character) + DIAERESIS).normalize('NFC')

function distance({ kerning }: FontOutlines, left: string, right: string): number {
  const between = (first: string, second: string) =>
    Object.entries(kerning[first] ?? {}).find(([, rights]) => rights.includes(second))?.[0]
  const own = between(left, right)
  return Number(own ?? between(bare(left), right) ?? between(bare(left), rightTwin(right)) ?? 0)
}

/**
 * Sets a text in one line with the font's kerning. Throws on characters that can't be engraved, so that no partial text
 * is drawn.
 */
export function setLetters(text: string, font: FontOutlines): Letters {
  const glyphs: { d: string; x: number }[] = []
  let extent = NOTHING
  let at = 0
  let before = ''
  for (const character of engravedForm(trimmed(text))) {
    const glyph = font.glyphs[character]
    if (!glyph) throw new Error(`The outlines have no ${character}`)
    const [advance, d] = glyph
    at += distance(font, before, character)
    if (d !== '') {
      glyphs.push({ d, x: at / font.unitsPerEm })
      const { left, top, right, bottom } = pathExtent(d)
      extent = around(extent, { left: left + at, top, right: right + at, bottom })
    }
    at += advance
    before = character
  }
  const em = (value: number) => value / font.unitsPerEm
  const { left, top, right, bottom } = glyphs.length > 0 ? extent : { left: 0, top: 0, right: 0, bottom: 0 }
  return { glyphs, extent: { left: em(left), top: em(top), right: em(right), bottom: em(bottom) } }
}
