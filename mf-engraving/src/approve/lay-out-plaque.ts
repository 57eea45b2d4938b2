import { PLAQUE_TEXTS, cropAspect } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'

/** The plaque of the saved artwork. */
export interface LaidOutPlaque {
  readonly entry: PlaqueConfigEntry
  readonly layout: PlaqueLayout
}

/** Layout of a saved draft; rejects when its fonts do not load. */
export async function layOutPlaque(entry: PlaqueConfigEntry, draft: EngravingDraft): Promise<LaidOutPlaque> {
  const outlines = await loadOutlines([...new Set(PLAQUE_TEXTS.map((field) => draft[field].font))])
  return { entry, layout: layoutPlaque(entry, { ...draft, hasPhoto: cropAspect(entry) !== null }, outlines) }
}
