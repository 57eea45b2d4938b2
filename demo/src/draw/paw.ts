import { ellipse, group, move, path } from './canvas'

const PAD = 'M0-2C17-2 33 15 36 31C38 45 27 52 15 48C6 45-6 45-15 48C-27 52-38 45-36 31C-33 15-17-2 0-2Z'
const TOES = [
  [-37, -6, -24],
  [-14, -29, -8],
  [14, -29, 8],
  [37, -6, 24],
] as const

/** A paw centred on the point, `size` wide. */
export function paw(x: number, y: number, size: number, fill: string): string {
  const toes = TOES.map(([cx, cy, turn]) =>
    ellipse(cx, cy, 10.5, 15.5, fill, { transform: `rotate(${turn} ${cx} ${cy})` }),
  )
  return group({ transform: move(x, y, size / 100) }, path(PAD, fill), ...toes)
}
