import type { Size } from '@portal/domain/plaque'
import type { Box } from '@portal/plaque'
import { framed } from '../../photo/cut'
import type { Cut } from '../../photo/cut'

/** Position of a picture on the stage: turned around its centre, x, y. */
export interface Placement extends Box {
  readonly offsetX: number
  readonly offsetY: number
  readonly rotation: number
}

const around = (x: number, y: number, { width, height }: Size, rotation: number): Placement => ({
  x,
  y,
  width,
  height,
  offsetX: width / 2,
  offsetY: height / 2,
  rotation,
})

/** The cropped photo, filling its place. */
export const croppedPlace = (box: Box): Placement => around(box.x + box.width / 2, box.y + box.height / 2, box, 0)

/** The whole photo, positioned so that its place shows the cut. */
export function wholePlace(cut: Cut, size: Size, box: Box): Placement {
  const { x, y, width, height } = framed(cut, size)
  const whole = { width: width * box.width, height: height * box.height }
  return around(box.x + x * box.width, box.y + y * box.height, whole, cut.rotation)
}
