import { hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { LayoutInput } from './layout-input'
import type { Box } from './layout'
import { heightOf } from './lines'
import type { TextArea } from './lines'
import { gapBelow, photoAbove, photoBeside } from './photo-place'
import type { Chord } from './shape'

/** Default when an entry has none. */
const USUAL_ICON = 0.22
const MOST_ICON = 0.4
/** Distance between a photo and the text beside it, as a fraction of the plaque's shorter side. */
const GAP = 0.075

/**
 * Largest side of the icon's square: the entry's fraction of the plaque's shorter side; 0 when the plaque has no icon
 * [ENG-17].
 */
export function iconSide(entry: Pick<PlaqueConfigEntry, 'Dimensions' | 'Icon_Ratio'>, stage: Size): number {
  if (!hasDimensions(entry)) return 0
  const ratio = Number(entry.Icon_Ratio)
  return Math.min(ratio > 0 ? ratio : USUAL_ICON, MOST_ICON) * Math.min(stage.width, stage.height)
}

export interface Placements {
  readonly photo: Box | null
  readonly area: TextArea
}

/** Above this aspect ratio the photo is beside the text, otherwise above it. */
const WIDE = 1.25
/** Places the photo, and the text beside or below it. */
export function placementsOf(input: LayoutInput): Placements {
  const { entry, stage, shape, icon, wantsPhoto } = input
  const isWide = stage.width / stage.height > WIDE
  const photo = !wantsPhoto || !hasPhoto(entry) ? null : isWide ? photoBeside(input) : photoAbove(input)
  const { top, bottom, chord: free } = shape
  if (photo && isWide) return { photo, area: areaBeside(input, photo) }
  const below = photo ? photo.y + photo.height + gapBelow(input) : top
  return { photo, area: { x: stage.width / 2, top: below, bottom, free, icon } }
}

function areaBeside(input: LayoutInput, photo: Box): TextArea {
  const { stage, shape, lines, icon } = input
  const left = photo.x + photo.width + GAP * Math.min(stage.width, stage.height)
  const [middle, half] = [stage.height / 2, heightOf(lines) / 2]
  // Between the photo and the edge at the height of the text: an oval's edge is nearer there than in its middle.
  const whole = shape.chord(middle - half, middle + half) ?? shape.chord(middle, middle)
  return {
    x: (left + (whole?.right ?? left)) / 2,
    top: shape.top,
    bottom: shape.bottom,
    free: (top, bottom) => withLeft(shape.chord(top, bottom), left),
    icon,
  }
}

const withLeft = (free: Chord | null, left: number): Chord | null =>
  free && { left: Math.max(free.left, left), right: free.right }
