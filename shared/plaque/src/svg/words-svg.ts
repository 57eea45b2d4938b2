import type { WordsLayout } from '../layout/words'
import { placed } from './plaque-svg'

/** Words on a product, to be laid upon its picture; without words of their own for who cannot see it. */
export function wordsSvg({ stage: { width, height }, ink, glyphs }: WordsLayout): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<g fill="${ink}">${glyphs.map(placed).join('')}</g></svg>`
  )
}
