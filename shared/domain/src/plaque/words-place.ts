import type { WordsEntry } from './config'
import { DEFAULT_FONT, FONT_SIZES, PLAQUE_FONTS } from './limits'
import type { PlaqueFont } from './limits'
import { CANVAS_WIDTH, centimetres } from './sizes'
import type { Size } from './sizes'

/** A place for text that can be drawn. */
export interface WordsPlace {
  readonly image: string
  /** Fractions of the picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** In degrees. */
  readonly lean: number
  /** In cm. */
  readonly size: Size
  readonly font: PlaqueFont
  readonly textSize: number
  readonly color: string
}

/** A plate of 6 by 4 cm in the default font, for items whose own place for the text is not known [OPEN-382]. */
export const PLAIN_PLACE: WordsPlace = {
  image: '',
  x: 0.5,
  y: 0.5,
  width: 1,
  lean: 0,
  size: { width: 6, height: 4 },
  font: DEFAULT_FONT,
  textSize: FONT_SIZES.max,
  color: '',
}

/** Place of the text on this product; null without a valid entry [OPEN-158]. */
export function wordsPlaceFor(entries: readonly WordsEntry[], productId: string): WordsPlace | null {
  const entry = entries.find(({ SugarID }) => SugarID === productId)
  return entry ? placeOf(entry) : null
}

function placeOf({ Image, X, Y, Width, Lean, Dimensions, Font, Text_Size, Color }: WordsEntry): WordsPlace | null {
  const size = centimetres(Dimensions)
  const font = PLAQUE_FONTS.find((known) => known === Font)
  const [x, y, width] = [X, Y, Width].map((percent) => (percent ?? 0) / 100)
  if (Image === '' || size === null || font === undefined) return null
  if (!isPart(x) || !isPart(y) || !isPart(width)) return null
  const textSize = Math.min(Math.max(Text_Size ?? FONT_SIZES.max, FONT_SIZES.min), FONT_SIZES.max)
  return { image: Image, x, y, width, lean: Lean ?? 0, size, font, textSize, color: Color }
}

const isPart = (part: number | undefined): part is number => part !== undefined && part > 0 && part <= 1

/** Size of the place in units; every stage is 500 wide. */
export const wordsStage = ({ size }: Pick<WordsPlace, 'size'>): Size => ({
  width: CANVAS_WIDTH,
  height: (CANVAS_WIDTH * size.height) / size.width,
})

/** Height of the smallest capitals when engraved, in mm to a tenth; null without text. */
export function leastLetterHeight({ size }: Pick<WordsPlace, 'size'>, capitals: readonly number[]): number | null {
  if (capitals.length === 0) return null
  return Math.round((Math.min(...capitals) * 10 * 10 * size.width) / CANVAS_WIDTH) / 10
}
