import { CANVAS_WIDTH, PHOTO_LONGER_SIDE, centimetres } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import type { LayoutInput } from './layout-input'
import type { Box } from './layout'
import { heightOf, leading } from './lines'
import type { PlaqueShape } from './shape'

/** Maximum fraction of the plaque for a photo. */
const MOST_BESIDE = 0.48
const LEAST_ABOVE = 0.45

/**
 * The largest photo: its longer side is 398 units, or less when limited by the plaque's size in cm (the stage's width)
 * or by `room` [ENG-54, ENG-56, OPEN-73]. Null for an invalid size.
 */
function photoSize(entry: Pick<PlaqueConfigEntry, 'PhotoSize' | 'Dimensions'>, room: Size): Size | null {
  const photo = centimetres(entry.PhotoSize)
  if (!photo) return null
  const plaque = centimetres(entry.Dimensions)
  const scale = Math.min(
    PHOTO_LONGER_SIDE / Math.max(photo.width, photo.height),
    plaque ? CANVAS_WIDTH / plaque.width : Infinity,
    room.width / photo.width,
    room.height / photo.height,
  )
  return { width: photo.width * scale, height: photo.height * scale }
}

/** On the left; on a round plaque the photo is round and moves inwards until it fits. */
export function photoBeside({ entry, stage, shape }: LayoutInput): Box | null {
  const middle = stage.height / 2
  const whole = shape.chord(middle, middle)
  if (!whole) return null
  const width = (whole.right - whole.left) * MOST_BESIDE
  const size = photoSize(entry, { width, height: (shape.bottom - shape.top) * (shape.isRound ? 0.8 : 1) })
  if (!size) return null
  const y = middle - size.height / 2
  // Equal distance from the left and upper edge, while the text keeps its space.
  const air = Math.min(Math.max(0, y - shape.top), stage.width * 0.04)
  const box = { ...size, x: whole.left + (shape.isRound ? 0 : air), y }
  return shape.isRound ? movedInside(box, shape, { x: 1, y: 0 }) : box
}

/** Heights at which an oval is checked against the safe area, as fractions of its half. */
const HEIGHTS = [-1, -0.95, -0.9, -0.8, -0.7, -0.5, -0.25, 0, 0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 1]

function ovalStandsInside({ x, y, width, height }: Box, { chord }: PlaqueShape): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return HEIGHTS.every((part) => {
    const at = middleY + (part * height) / 2
    const free = chord(at, at, middleX)
    const half = (Math.sqrt(1 - part * part) * width) / 2 + 0.5
    return free !== null && free.left <= middleX - half && middleX + half <= free.right
  })
}

/** Moves an oval photo inwards by as little as needed to fit the safe area. */
function movedInside(box: Box, shape: PlaqueShape, step: { readonly x: number; readonly y: number }): Box {
  const moved = (steps: number) => ({ ...box, x: box.x + steps * step.x, y: box.y + steps * step.y })
  let [few, enough] = [0, Math.ceil((shape.bottom - shape.top) / 2)]
  while (few < enough) {
    const tried = Math.floor((few + enough) / 2)
    if (ovalStandsInside(moved(tried), shape)) enough = tried
    else few = tried + 1
  }
  return moved(enough)
}

/** Distance between a photo and the text below it: that of two lines of the first one's size. */
export function gapBelow({ lines: [first] }: LayoutInput): number {
  return first ? leading(first.requestedSize, first.requestedSize) : 0
}

/** Centred in the upper part, as large as the text below allows. */
export function photoAbove(input: LayoutInput): Box | null {
  const { entry, stage, shape, lines } = input
  const height = shape.bottom - shape.top
  const words = lines.length > 0 ? heightOf(lines) + gapBelow(input) : 0
  const free = shape.chord(shape.top + height * 0.1, shape.top + height * 0.5)
  const size =
    free &&
    photoSize(entry, {
      width: free.right - free.left,
      height: Math.max(height - words, height * LEAST_ABOVE),
    })
  if (!size) return null
  const box = { ...size, x: (stage.width - size.width) / 2, y: shape.top }
  return shape.isRound ? movedInside(box, shape, { x: 0, y: 1 }) : box
}
