import { isGlazed, isOddPhotoSize, isOddPlaqueSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { vesselOf } from './vessels'

/** Ways to show the artwork: flat as engraved, on the plaque, and on its vessel [OPEN-152]. */
export type Look = 'flat' | 'product' | 'vessel'

/** The looks of a plaque: an unknown size has only the flat one [ENG-30, ENG-31], and not every plaque has a vessel. */
export function looksOf(entry: PlaqueConfigEntry): Look[] {
  if (isOddPlaqueSize(entry) || isOddPhotoSize(entry)) return ['flat']
  return vesselOf(entry) === null ? ['flat', 'product'] : ['flat', 'product', 'vessel']
}

/** Note beside each look that is not flat. */
export const LOOK_NOTE = 'Metal and light look different on each screen. The proof shows what will be engraved.'

/** The looks in words. */
export function lookText(look: Look, entry: PlaqueConfigEntry): string {
  if (look === 'flat') return 'Flat'
  if (look === 'vessel') return 'On the urn'
  return isGlazed(entry) ? 'On porcelain' : 'On metal'
}
