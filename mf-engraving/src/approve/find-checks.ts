import { cropAspect, plaqueChecks, PLAQUE_TEXTS } from '@portal/domain/plaque'
import type { PlaqueCheck, PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { storedDraft } from '../editor/design'
import type { MadePlaque } from './StoredSize'

export { StoredSize } from './StoredSize'

export interface FoundChecks {
  readonly checks: readonly PlaqueCheck[]
  /** Whether a line was made smaller or narrower could not be found out: its letters did not come. */
  readonly lacksFit: boolean
  /** Null where its letters did not come. */
  readonly made: MadePlaque | null
}

/** What of a stored artwork should be looked at once more. */
export async function findChecks(entry: PlaqueConfigEntry, engraving: Engraving, now: Date): Promise<FoundChecks> {
  const draft = storedDraft(entry, engraving)
  const { petName } = engraving
  try {
    const outlines = await loadOutlines([...new Set(PLAQUE_TEXTS.map((field) => draft[field].font))])
    const layout = layoutPlaque(entry, { ...draft, hasPhoto: cropAspect(entry) !== null }, outlines)
    return {
      checks: plaqueChecks({ entry, petName, draft, fit: layout.texts, now }),
      lacksFit: false,
      made: { entry, layout },
    }
  } catch {
    return { checks: plaqueChecks({ entry, petName, draft, fit: [], now }), lacksFit: true, made: null }
  }
}
