import { PLAQUE_TEXTS, letterHeights } from '@portal/domain/plaque'
import type { LetterHeight, PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { EngravingDetails } from '../db/records'
import { designOf, hasOwnPhoto } from './record'

/** How high the letters of a record are; none of one that later versions of the program cannot read [OPEN-150]. */
export async function lettersOf(entry: PlaqueConfigEntry, details: EngravingDetails): Promise<LetterHeight[]> {
  const design = designOf(details)
  if (design === null) return []
  const recorded = recordedEntry(entry, details)
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const { texts } = layoutPlaque(recorded, { ...design, hasPhoto: hasOwnPhoto(details) }, outlines)
  return letterHeights(recorded, texts)
}

/** The plaque as it was when the record was saved. */
function recordedEntry(entry: PlaqueConfigEntry, details: EngravingDetails): PlaqueConfigEntry {
  return {
    ...entry,
    Shape: details.shape,
    Color: details.color,
    Dimensions: details.dimensions,
    Ratios: details.ratios,
    PhotoSize: details.photoSize,
    Icon_Ratio: details.iconRatio,
  }
}
