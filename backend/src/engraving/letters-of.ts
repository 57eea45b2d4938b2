import { PLAQUE_TEXTS, letterHeights } from '@portal/domain/plaque'
import type { LetterHeight } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { EngravingDetails } from '../db/records'
import { designOf, entryOf, hasOwnPhoto } from './record'

/** Heights of a record's letters; none if this version of the program cannot read the record [OPEN-150]. */
export async function lettersOf(details: EngravingDetails): Promise<LetterHeight[]> {
  const design = designOf(details)
  if (design === null) return []
  const recorded = entryOf(details)
  const outlines = await loadOutlines(PLAQUE_TEXTS.map((field) => design[field].font))
  const { texts } = layoutPlaque(recorded, { ...design, hasPhoto: hasOwnPhoto(details) }, outlines)
  return letterHeights(recorded, texts)
}
