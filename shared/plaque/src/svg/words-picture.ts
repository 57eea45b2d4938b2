import { CANVAS_WIDTH, PLAIN_PLACE } from '@portal/domain/plaque'
import type { Size, WordsPlace } from '@portal/domain/plaque'
import { EDGE_WIDTH } from '../finish/drawing'
import { finishOf } from '../finish/finish'
import { layoutWords } from '../layout/words-layout'
import type { Outlines } from '../outlines/outlines'
import { placed } from './plaque-svg'

/** Engraved text and its place on the item; null if the place is not known. */
export interface PlacedWords {
  readonly text: string
  readonly place: WordsPlace | null
}

export interface WordsPicture {
  readonly svg: string
  readonly size: Size
}

/** Distance between two plates. */
const GAP = 20

/**
 * Engraved texts on plates, one below the other: each in the finish of its place, and on a plain plate where the text
 * does not fit its place. Null without a text, or if a character cannot be engraved.
 */
export function wordsPicture(words: readonly PlacedWords[], outlines: Outlines, width: number): WordsPicture | null {
  const plates = words.map((one) => plateWith(one, outlines))
  const drawn = plates.filter((plate) => plate !== null)
  if (drawn.length === 0 || drawn.length < plates.length) return null
  const tops = drawn.map((_, at) => drawn.slice(0, at).reduce((top, plate) => top + plate.height + GAP, 0))
  const height = (tops.at(-1) ?? 0) + (drawn.at(-1)?.height ?? 0)
  const size = { width, height: Math.round((width * height) / CANVAS_WIDTH) }
  const content = drawn.map(({ svg }, at) => `<g transform="translate(0 ${tops[at]})">${svg}</g>`).join('')
  const box = `viewBox="0 0 ${CANVAS_WIDTH} ${height}"`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ${box}>${content}</svg>`,
    size,
  }
}

function plateWith({ text, place }: PlacedWords, outlines: Outlines) {
  return (place && plateAt(place, text, outlines)) ?? plateAt(PLAIN_PLACE, text, outlines)
}

function plateAt(place: WordsPlace, text: string, outlines: Outlines) {
  const layout = layoutWords(place, text, outlines)
  if (layout === null) return null
  const { shine, edge, ink } = finishOf(place.color)
  const { width, height } = layout.stage
  const inset = EDGE_WIDTH / 2
  const side = `x="${inset}" y="${inset}" width="${width - EDGE_WIDTH}" height="${height - EDGE_WIDTH}"`
  const plate = `<rect ${side} fill="${shine}" stroke="${edge}" stroke-width="${EDGE_WIDTH}"/>`
  return { height, svg: `${plate}<g fill="${ink}">${layout.glyphs.map(placed).join('')}</g>` }
}
