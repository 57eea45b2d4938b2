import { ellipse, group, rect } from './canvas'
import type { Canvas } from './canvas'

/** The table everything stands on. */
export const FLOOR = 496
export const CENTRE = 300

/** A quiet, warm sweep lit from the upper left; the same behind every product. */
export function backdrop(canvas: Canvas): string {
  const wall = canvas.linear(
    [
      [0, '#f4f0ea'],
      [0.62, '#ece6dd'],
      [0.74, '#e4ddd2'],
      [1, '#efeae2'],
    ],
    90,
  )
  const light = canvas.radial(
    [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ],
    0.34,
    0.3,
    0.6,
  )
  return rect(0, 0, 600, 600, wall) + rect(0, 0, 600, 600, light)
}

/** A soft shadow to the right and a dark line where the thing touches the table. */
export function shadow(canvas: Canvas, x: number, y: number, halfWidth: number, strength = 1): string {
  const soft = canvas.radial([
    [0, '#4a3f33', 0.34 * strength],
    [0.55, '#4a3f33', 0.14 * strength],
    [1, '#4a3f33', 0],
  ])
  const contact = canvas.radial([
    [0, '#2b241c', 0.55 * strength],
    [0.7, '#2b241c', 0.25 * strength],
    [1, '#2b241c', 0],
  ])
  return (
    ellipse(x + halfWidth * 0.28, y + 4, halfWidth * 1.45, halfWidth * 0.26 + 8, soft) +
    ellipse(x + halfWidth * 0.04, y + 1, halfWidth * 1.06, halfWidth * 0.13 + 4, contact)
  )
}

/** What hangs on the wall throws its shadow behind itself. */
export const wallShadow = (canvas: Canvas, shape: string, dx = 12, dy = 16): string =>
  group({ transform: `translate(${dx} ${dy})`, filter: canvas.blur(9), opacity: '0.28' }, shape)
