import { ellipse, group, move, path, stroke } from './canvas'

/** Marks drawn about the origin, 100 units wide, so that every size comes from one drawing. */
const PAD = 'M0-2C17-2 33 15 36 31C38 45 27 52 15 48C6 45-6 45-15 48C-27 52-38 45-36 31C-33 15-17-2 0-2Z'
const TOES = [
  [-37, -6, -24],
  [-14, -29, -8],
  [14, -29, 8],
  [37, -6, 24],
] as const
const HEART =
  'M0 42C-30 20-50 0-50-22C-50-39-38-48-25-48C-13-48-4-41 0-32C4-41 13-48 25-48C38-48 50-39 50-22C50 0 30 20 0 42Z'
const STAR = 'M0-50L12.5-17.5L47.5-15.5L20.5 6.5L29.5 40.5L0 21.5L-29.5 40.5L-20.5 6.5L-47.5-15.5L-12.5-17.5Z'
const LEAF = 'M-50 6C-30-14 8-22 50-6C16 14-18 20-50 6Z'

type Mark = 'paw' | 'heart' | 'star' | 'leaf'

export function mark(
  kind: Mark,
  x: number,
  y: number,
  size: number,
  fill: string,
  rotate = 0,
  more: Record<string, string> = {},
): string {
  const toes = TOES.map(([cx, cy, turn]) =>
    ellipse(cx, cy, 10.5, 15.5, fill, { transform: `rotate(${turn} ${cx} ${cy})` }),
  ).join('')
  const drawings: Record<Mark, string> = {
    paw: path(PAD, fill) + toes,
    heart: path(HEART, fill),
    star: path(STAR, fill, { 'stroke-linejoin': 'round' }),
    leaf: path(LEAF, fill),
  }
  return group({ transform: move(x, y, size / 100, rotate), ...more }, drawings[kind])
}

export const HEART_PATH = HEART

/** A spray of gum leaves with two blossoms, about 200 by 160 around the origin. */
export function gumSpray(colour: string, opacity = 1): string {
  const leaves = [
    [-48, 30, -62],
    [-22, -4, 196],
    [4, 22, -38],
    [16, -38, 214],
    [48, -6, -22],
    [58, -58, 228],
    [88, -36, -8],
  ] as const
  return group(
    { opacity: String(opacity) },
    stroke('M-80 70C-40 40 10 10 78-66', colour, 4),
    ...leaves.map(([x, y, turn]) => group({ transform: move(x, y, 0.62, turn) }, path(LEAF, colour))),
  )
}
