import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { Line } from './lines'
import type { PlaqueShape } from './shape'

/** Input for placing texts and icon. */
export interface LayoutInput {
  readonly entry: PlaqueConfigEntry
  readonly stage: Size
  readonly shape: PlaqueShape
  readonly lines: readonly Line[]
  /** Painted size of the icon by the entry; null without one. */
  readonly icon: Size | null
  readonly wantsPhoto: boolean
}
