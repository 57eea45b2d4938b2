import { PLAQUE_TEXTS, letterHeights } from '@portal/domain/plaque'
import type { LetterHeight } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { EngravingDetails } from '../db/records'
import { designOf, entryOf, hasOwnPhoto } from './record'

/** How high the letters of a record are; none of one that later versions of the program cannot read [OPEN-150]. */
export async function lettersOf(details: EngravingDetails): Promise<LetterHeight[]> {
  const design = designOf(details)
  if (design === null) return []
  const recorded = entryOf(details)
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const { texts } = layoutPlaque(recorded, { ...design, hasPhoto: hasOwnPhoto(details) }, outlines)
  return letterHeights(recorded, texts)
}
