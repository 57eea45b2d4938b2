import { hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import { besideOf, gapBelow, gapOf } from './layout-input'
import type { LayoutInput } from './layout-input'
import type { Box } from './layout'
import type { TextArea } from './lines'
import { photoAbove, photoBeside } from './photo-place'
import type { Chord } from './shape'

/** Default when an entry has none. */
const USUAL_ICON = 0.22
const MOST_ICON = 0.4

/**
 * Side of the icon's square: the entry's fraction of the plaque's shorter side; 0 when the plaque has no icon [ENG-17].
 */
export function iconSide(entry: Pick<PlaqueConfigEntry, 'Dimensions' | 'Icon_Ratio'>, stage: Size): number {
  if (!hasDimensions(entry)) return 0
  const ratio = Number(entry.Icon_Ratio)
  return Math.min(ratio > 0 ? ratio : USUAL_ICON, MOST_ICON) * Math.min(stage.width, stage.height)
}

export interface Placements {
  readonly photo: Box | null
  readonly area: TextArea
  /** Centre of icon and text together, and the distance between them. */
  readonly group: { readonly x: number; readonly gap: number }
}

/** Above this aspect ratio the photo is beside the text, otherwise above it. */
const WIDE = 1.25
/** Places the photo, and the text beside or below it. */
export function placementsOf(input: LayoutInput): Placements {
  const { entry, stage, wantsPhoto } = input
  const isWide = stage.width / stage.height > WIDE
  const photo = !wantsPhoto || !hasPhoto(entry) ? null : isWide ? photoBeside(input) : photoAbove(input)
  if (!photo) return withoutPhoto(input)
  const area = isWide ? areaBeside(input, photo) : areaBelow(input, photo)
  return { photo, area, group: { x: area.x, gap: besideOf(input)?.gap ?? 0 } }
}

function areaBeside(input: LayoutInput, photo: Box): TextArea {
  const { stage, shape } = input
  const left = photo.x + photo.width + gapOf(input)
  const whole = shape.chord(stage.height / 2, stage.height / 2) ?? { left, right: left }
  return {
    x: (left + whole.right) / 2,
    top: shape.top,
    bottom: shape.bottom,
    free: (top, bottom) => withLeft(shape.chord(top, bottom), left),
    beside: besideOf(input),
  }
}

const withLeft = (free: Chord | null, left: number): Chord | null =>
  free && { left: Math.max(free.left, left), right: free.right }

function areaBelow(input: LayoutInput, photo: Box): TextArea {
  const { stage, shape } = input
  return {
    x: stage.width / 2,
    top: photo.y + photo.height + gapBelow(input),
    bottom: shape.bottom,
    free: (top, bottom) => shape.chord(top, bottom),
    beside: besideOf(input),
  }
}

/** Centres icon and text as one group: the text moves by half of the icon's width. */
function withoutPhoto(input: LayoutInput): Placements {
  const { stage, shape, icon, iconPlacement } = input
  const middle = stage.width / 2
  const iconRoom = icon ? icon.width + gapOf(input) : 0
  const halfIcon = (icon?.height ?? 0) / 2
  const besideIcon = shape.chord((shape.top + shape.bottom) / 2 - halfIcon, (shape.top + shape.bottom) / 2 + halfIcon)
  const isLeft = iconPlacement === 'Left'
  const free = (top: number, bottom: number): Chord | null => {
    const chord = shape.chord(top, bottom)
    if (!chord || !besideIcon || iconRoom === 0) return chord
    return isLeft
      ? { left: Math.max(chord.left, besideIcon.left + iconRoom), right: chord.right }
      : { left: chord.left, right: Math.min(chord.right, besideIcon.right - iconRoom) }
  }
  const x = middle + (isLeft ? iconRoom : -iconRoom) / 2
  return {
    photo: null,
    area: { x, top: shape.top, bottom: shape.bottom, free, beside: null },
    group: { x: middle, gap: gapOf(input) },
  }
}
