import { isOddPlaqueSize, letterHeights, statedSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, LaidOutText } from '@portal/domain/plaque'
import { TEXT_LABELS } from '../artwork/text-labels'

/** Size of the plaque and of its capitals, in words; the size's name when no dimensions are configured [OPEN-150]. */
export function sizeText(entry: PlaqueConfigEntry, texts: readonly LaidOutText[]): string | null {
  const size = statedSize(entry)
  if (!size) return isOddPlaqueSize(entry) || entry.Size.trim() === '' ? null : `Size: ${entry.Size.trim()}.`
  const letters = letterHeights(entry, texts).map(
    ({ field, millimetres }) => `${TEXT_LABELS[field].toLowerCase()} ${millimetres} mm`,
  )
  const high = letters.length > 0 ? ` Height of capitals: ${letters.join(', ')}.` : ''
  return `Size: ${size.width} × ${size.height} cm.${high}`
}
