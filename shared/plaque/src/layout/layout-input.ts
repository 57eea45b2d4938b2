import type { IconPlacement, PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { Line } from './lines'
import type { PlaqueShape } from './shape'

/** Input for placing texts and icon. */
export interface LayoutInput {
  readonly entry: PlaqueConfigEntry
  readonly stage: Size
  readonly shape: PlaqueShape
  readonly lines: readonly Line[]
  /** Painted size of the icon; null without one. */
  readonly icon: Size | null
  readonly iconPlacement: IconPlacement
  readonly wantsPhoto: boolean
}

/** Distance between text and photo or icon, as a fraction of the plaque's shorter side. */
const GAP = 0.09
/** The same when the icon is in the row of the first line. */
const GAP_IN_ROW = 0.6 * GAP

/** Between a photo and the text below it. */
const GAP_BELOW = 0.018

const shortSide = ({ stage }: LayoutInput) => Math.min(stage.width, stage.height)

export const gapOf = (input: LayoutInput) => GAP * shortSide(input)

export const gapBelow = (input: LayoutInput) => GAP_BELOW * shortSide(input)

/** Space that the icon takes in the first line's row. */
export function besideOf(input: LayoutInput): { width: number; height: number; gap: number } | null {
  const { icon } = input
  const gap = GAP_IN_ROW * shortSide(input)
  return icon && { width: icon.width + gap, height: icon.height, gap }
}
