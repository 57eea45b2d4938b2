import { ellipse, group, n, path, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Material, Sheen } from './materials'

/** How much of a circle is seen from a little above. */
export const TILT = 0.13

/** A turned solid standing at (x, floor): radius by height, smooth between the given points. */
export interface Turned {
  x: number
  top: number
  floor: number
  radiusAt(y: number): number
}

type Points = readonly (readonly [y: number, r: number])[]

export function turned(x: number, floor: number, height: number, radius: number, points: Points): Turned {
  const first = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? 1
  const top = floor - height
  return {
    x,
    top: top + first * height,
    floor: top + last * height,
    radiusAt: (y) => radius * smooth(points, (y - top) / height),
  }
}

/** Catmull-Rom through the points, at height t. */
function smooth(points: Points, t: number): number {
  const index = Math.max(0, points.findIndex(([y]) => y >= t) - 1)
  const at = (offset: number): readonly [number, number] =>
    points[Math.min(Math.max(index + offset, 0), points.length - 1)] ?? [0, 0]
  const [p0, p1, p2, p3] = [at(-1), at(0), at(1), at(2)]
  const span = p2[0] - p1[0]
  const s = span > 0 ? Math.min(Math.max((t - p1[0]) / span, 0), 1) : 0
  const slope = (a: readonly [number, number], b: readonly [number, number]): number =>
    b[0] > a[0] ? ((b[1] - a[1]) / (b[0] - a[0])) * span : 0
  const [m1, m2] = [slope(p0, p2), slope(p1, p3)]
  const [s2, s3] = [s * s, s * s * s]
  return Math.max(
    (2 * s3 - 3 * s2 + 1) * p1[1] + (s3 - 2 * s2 + s) * m1 + (3 * s2 - 2 * s3) * p2[1] + (s3 - s2) * m2,
    0,
  )
}

/** Heights to draw through, closer together at the ends, where the shape turns fastest. */
const steps = (solid: Turned, count = 40): number[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const even = index / count
    const eased = (1 - Math.cos(even * Math.PI)) / 2
    return solid.top + (solid.floor - solid.top) * (even * 0.45 + eased * 0.55)
  })

/** The strip between two shares of the radius, -1 the left edge and 1 the right, down the whole solid. */
function strip(solid: Turned, from: number, to: number): string {
  const ys = steps(solid)
  const side = (share: number, order: readonly number[]): string =>
    order.map((y) => `${n(solid.x + solid.radiusAt(y) * share)} ${n(y)}`).join('L')
  return `M${side(from, ys)}L${side(to, ys.toReversed())}Z`
}

/** The outline, with the round foot and the round top seen from above. */
export function outline(solid: Turned): string {
  const ys = steps(solid)
  const [topR, footR] = [solid.radiusAt(solid.top), solid.radiusAt(solid.floor)]
  const left = ys.map((y) => `${n(solid.x - solid.radiusAt(y))} ${n(y)}`).join('L')
  const right = ys
    .toReversed()
    .map((y) => `${n(solid.x + solid.radiusAt(y))} ${n(y)}`)
    .join('L')
  const arc = (r: number, sweep: 0 | 1, x: number, y: number): string =>
    `A${n(r)} ${n(r * TILT)} 0 0 ${sweep} ${n(x)} ${n(y)}`
  return `M${left}${arc(footR, 0, solid.x + footR, solid.floor)}L${right}${arc(topR, 0, solid.x - topR, solid.top)}Z`
}

type Stripe = readonly [from: number, to: number, light: boolean, opacity: number]

/** Reflections across the solid: light from the upper left, a rim of bounced light on the right. */
const STRIPES: Record<Sheen, readonly Stripe[]> = {
  polished: [
    [-1, -0.84, false, 0.5],
    [-0.78, -0.66, true, 0.3],
    [-0.54, -0.26, true, 0.85],
    [-0.12, 0.12, false, 0.14],
    [0.18, 0.34, true, 0.3],
    [0.46, 1.05, false, 0.55],
    [0.84, 0.94, true, 0.6],
  ],
  brushed: [
    [-1.05, -0.8, false, 0.38],
    [-0.62, -0.2, true, 0.55],
    [0.1, 0.3, false, 0.1],
    [0.42, 1.05, false, 0.45],
    [0.86, 0.95, true, 0.35],
  ],
  enamel: [
    [-1.05, -0.82, false, 0.32],
    [-0.56, -0.38, true, 0.72],
    [-0.2, 0.1, true, 0.1],
    [0.36, 1.05, false, 0.38],
    [0.87, 0.94, true, 0.3],
  ],
  gloss: [
    [-1.05, -0.8, false, 0.26],
    [-0.56, -0.36, true, 0.6],
    [-0.3, 0, true, 0.14],
    [0.36, 1.05, false, 0.34],
    [0.88, 0.95, true, 0.32],
  ],
  satin: [
    [-1.05, -0.76, false, 0.28],
    [-0.64, -0.16, true, 0.34],
    [0.3, 1.05, false, 0.36],
    [0.88, 0.96, true, 0.2],
  ],
  matte: [
    [-1.05, -0.72, false, 0.2],
    [-0.64, -0.1, true, 0.2],
    [0.26, 1.05, false, 0.34],
  ],
}

/** How soft the reflections are, as a share of the radius. */
const BLUR: Record<Sheen, number> = {
  polished: 0.05,
  brushed: 0.085,
  enamel: 0.085,
  gloss: 0.085,
  satin: 0.14,
  matte: 0.13,
}

/** The solid in its material. `inside` is drawn on the surface before the reflections. */
export function drawTurned(canvas: Canvas, solid: Turned, material: Material, inside = ''): string {
  const shape = outline(solid)
  const { base, sheen } = material
  const width = Math.max(...steps(solid).map((y) => solid.radiusAt(y)))
  const body = canvas.linear(
    [
      [0, lighter(base, 0.14)],
      [0.55, base],
      [1, darker(base, 0.22)],
    ],
    90,
  )
  const blur = canvas.blur(Math.max(2.5, width * BLUR[sheen]))
  const stripes = STRIPES[sheen].map(([from, to, light, opacity]) =>
    path(strip(solid, from, to), light ? lighter(base, 0.82) : darker(base, 0.62), {
      opacity: String(opacity),
      filter: blur,
    }),
  )
  const topRadius = solid.radiusAt(solid.top + 0.01)
  const disc =
    topRadius > width * 0.2
      ? ellipse(
          solid.x,
          solid.top,
          topRadius,
          topRadius * TILT,
          canvas.linear(
            [
              [0, lighter(base, 0.5)],
              [0.5, lighter(base, 0.22)],
              [1, base],
            ],
            20,
          ),
        )
      : ''
  return (
    group({ 'clip-path': canvas.clip(shape) }, path(shape, body), inside, ...stripes) +
    disc +
    stroke(shape, darker(base, 0.55), 1, { opacity: '0.35' })
  )
}

/** A line around the solid at y: the front half of the circle. */
export function ring(solid: Turned, y: number, colour: string, width: number, opacity = 1): string {
  const r = solid.radiusAt(y)
  return stroke(`M${n(solid.x - r)} ${n(y)}A${n(r)} ${n(r * TILT)} 0 0 0 ${n(solid.x + r)} ${n(y)}`, colour, width, {
    opacity: String(opacity),
  })
}
