import { PLAQUE_TEXTS, cropAspect } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'

/** The plaque that the stored artwork is on. */
export interface MadePlaque {
  readonly entry: PlaqueConfigEntry
  readonly layout: PlaqueLayout
}

/** Where everything of a stored draft stands; rejects where its letters do not come. */
export async function madePlaque(entry: PlaqueConfigEntry, draft: EngravingDraft): Promise<MadePlaque> {
  const outlines = await loadOutlines([...new Set(PLAQUE_TEXTS.map((field) => draft[field].font))])
  return { entry, layout: layoutPlaque(entry, { ...draft, hasPhoto: cropAspect(entry) !== null }, outlines) }
}
