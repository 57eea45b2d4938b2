import type { WordsLayout } from '../layout/words-layout'
import { placed } from './plaque-svg'

/** Engraved text as an overlay for the product's picture, without a text alternative. */
export function wordsSvg({ stage: { width, height }, ink, glyphs }: WordsLayout): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<g fill="${ink}">${glyphs.map(placed).join('')}</g></svg>`
  )
}
