import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { wordsStage } from '@portal/domain/plaque'
import type { Size, WordsPlace } from '@portal/domain/plaque'
import { finishOf } from '../finish/finish'
import type { Outlines } from '../outlines/outlines'
import type { PlacedPath } from './layout'
import { fitLines } from './fit-lines'
import type { TextArea } from './lines'
import { lineOf, placedLetters } from './placed-letters'

/** Engraved text on a product that is no plaque, line by line. */
export interface WordsLayout {
  readonly stage: Size
  readonly ink: string
  readonly glyphs: readonly PlacedPath[]
  /** Height of the capitals of each line. */
  readonly capitals: readonly number[]
}

/** Layout by the rules of a plaque's text; null when characters can't be engraved or the text does not fit. */
export function layoutWords(place: WordsPlace, text: string, outlines: Outlines): WordsLayout | null {
  if (notEngravable(text).length > 0) return null
  const stage = wordsStage(place)
  const lines = text
    .split(/\r?\n/)
    .map((words, index) => lineOf(index, { text: words, font: place.font, size: place.textSize }, outlines))
    .filter(({ letters }) => letters.glyphs.length > 0)
  const { fitted, refused } = fitLines(lines, areaOf(stage))
  if (refused.length > 0) return null
  const placed = fitted.map((line) => placedLetters(line, stage.width / 2))
  return {
    stage,
    ink: finishOf(place.color).ink,
    glyphs: placed.flatMap(({ glyphs }) => glyphs),
    capitals: placed.map(({ capital }) => capital),
  }
}

const areaOf = ({ width, height }: Size): TextArea => ({
  x: width / 2,
  top: 0,
  bottom: height,
  free: () => ({ left: 0, right: width }),
  icon: null,
})
