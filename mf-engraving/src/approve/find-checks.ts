import { plaqueChecks } from '@portal/domain/plaque'
import type { PlaqueCheck, PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { storedDraft } from '../edit/design'
import { layOutPlaque } from './lay-out-plaque'
import type { LaidOutPlaque } from './lay-out-plaque'

export { ItemWords } from '../preview/line-look/ItemWords'
export { StoredSize } from './StoredSize'

export interface ArtworkChecks {
  readonly checks: readonly PlaqueCheck[]
  /** True when fonts did not load, so shrunk or narrowed lines are unknown. */
  readonly lacksFit: boolean
  /** Null when the fonts did not load. */
  readonly made: LaidOutPlaque | null
}

/** Hints about a saved artwork. */
export async function findChecks(
  entry: PlaqueConfigEntry,
  engraving: Engraving,
  today: string,
): Promise<ArtworkChecks> {
  const draft = storedDraft(entry, engraving)
  const { petName } = engraving
  try {
    const made = await layOutPlaque(entry, draft)
    return { checks: plaqueChecks({ entry, petName, draft, fit: made.layout.texts, today }), lacksFit: false, made }
  } catch {
    return { checks: plaqueChecks({ entry, petName, draft, fit: [], today }), lacksFit: true, made: null }
  }
}
