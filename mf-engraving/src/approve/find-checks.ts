import { plaqueChecks } from '@portal/domain/plaque'
import type { PlaqueCheck, PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { storedDraft } from '../editor/design'
import { madePlaque } from './made-plaque'
import type { MadePlaque } from './made-plaque'

export { StoredSize } from './StoredSize'

export interface FoundChecks {
  readonly checks: readonly PlaqueCheck[]
  /** Whether a line was made smaller or narrower could not be found out: its letters did not come. */
  readonly lacksFit: boolean
  /** Null where its letters did not come. */
  readonly made: MadePlaque | null
}

/** What of a stored artwork should be looked at once more. */
export async function findChecks(entry: PlaqueConfigEntry, engraving: Engraving, today: string): Promise<FoundChecks> {
  const draft = storedDraft(entry, engraving)
  const { petName } = engraving
  try {
    const made = await madePlaque(entry, draft)
    return { checks: plaqueChecks({ entry, petName, draft, fit: made.layout.texts, today }), lacksFit: false, made }
  } catch {
    return { checks: plaqueChecks({ entry, petName, draft, fit: [], today }), lacksFit: true, made: null }
  }
}
