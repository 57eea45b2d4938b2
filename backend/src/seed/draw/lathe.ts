import { seededRandom } from '../random'
import { ellipse, group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Form } from './forms.data'
import type { Material, Sheen } from './materials'
import { mark } from './motifs'
import type { Band } from './picture'

/** How much of a circle is seen from a little above. */
const TILT = 0.13

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
    x, top: top + first * height, floor: top + last * height,
    radiusAt: (y) => radius * smooth(points, (y - top) / height),
  }
}

/** Catmull-Rom through the points, at height t. */
function smooth(points: Points, t: number): number {
  const index = Math.max(0, points.findIndex(([y]) => y >= t) - 1)
  const at = (offset: number): readonly [number, number] => points[Math.min(Math.max(index + offset, 0), points.length - 1)] ?? [0, 0]
  const [p0, p1, p2, p3] = [at(-1), at(0), at(1), at(2)]
  const span = p2[0] - p1[0]
  const s = span > 0 ? Math.min(Math.max((t - p1[0]) / span, 0), 1) : 0
  const slope = (a: readonly [number, number], b: readonly [number, number]): number => (b[0] > a[0] ? ((b[1] - a[1]) / (b[0] - a[0])) * span : 0)
  const [m1, m2] = [slope(p0, p2), slope(p1, p3)]
  const [s2, s3] = [s * s, s * s * s]
  return Math.max((2 * s3 - 3 * s2 + 1) * p1[1] + (s3 - 2 * s2 + s) * m1 + (3 * s2 - 2 * s3) * p2[1] + (s3 - s2) * m2, 0)
}

/** Heights to draw through, closer together at the ends, where the shape turns fastest. */
const steps = (solid: Turned, count = 40): number[] => Array.from({ length: count + 1 }, (_, index) => {
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
  const right = ys.toReversed().map((y) => `${n(solid.x + solid.radiusAt(y))} ${n(y)}`).join('L')
  const arc = (r: number, sweep: 0 | 1, x: number, y: number): string => `A${n(r)} ${n(r * TILT)} 0 0 ${sweep} ${n(x)} ${n(y)}`
  return `M${left}${arc(footR, 0, solid.x + footR, solid.floor)}L${right}${arc(topR, 0, solid.x - topR, solid.top)}Z`
}

type Stripe = readonly [from: number, to: number, light: boolean, opacity: number]

/** Reflections across the solid: light from the upper left, a rim of bounced light on the right. */
const STRIPES: Record<Sheen, readonly Stripe[]> = {
  polished: [[-1, -0.84, false, 0.5], [-0.78, -0.66, true, 0.3], [-0.54, -0.26, true, 0.85], [-0.12, 0.12, false, 0.14], [0.18, 0.34, true, 0.3], [0.46, 1.05, false, 0.55], [0.84, 0.94, true, 0.6]],
  brushed: [[-1.05, -0.8, false, 0.38], [-0.62, -0.2, true, 0.55], [0.1, 0.3, false, 0.1], [0.42, 1.05, false, 0.45], [0.86, 0.95, true, 0.35]],
  enamel: [[-1.05, -0.82, false, 0.32], [-0.56, -0.38, true, 0.72], [-0.2, 0.1, true, 0.1], [0.36, 1.05, false, 0.38], [0.87, 0.94, true, 0.3]],
  gloss: [[-1.05, -0.8, false, 0.26], [-0.56, -0.36, true, 0.6], [-0.3, 0, true, 0.14], [0.36, 1.05, false, 0.34], [0.88, 0.95, true, 0.32]],
  satin: [[-1.05, -0.76, false, 0.28], [-0.64, -0.16, true, 0.34], [0.3, 1.05, false, 0.36], [0.88, 0.96, true, 0.2]],
  matte: [[-1.05, -0.72, false, 0.2], [-0.64, -0.1, true, 0.2], [0.26, 1.05, false, 0.34]],
}

/** How soft the reflections are, as a share of the radius. */
const BLUR: Record<Sheen, number> = { polished: 0.05, brushed: 0.085, enamel: 0.085, gloss: 0.085, satin: 0.14, matte: 0.13 }

/** The solid in its material. `inside` is drawn on the surface before the reflections. */
export function drawTurned(canvas: Canvas, solid: Turned, material: Material, inside = ''): string {
  const shape = outline(solid)
  const { base, sheen } = material
  const width = Math.max(...steps(solid).map((y) => solid.radiusAt(y)))
  const body = canvas.linear([[0, lighter(base, 0.14)], [0.55, base], [1, darker(base, 0.22)]], 90)
  const blur = canvas.blur(Math.max(2.5, width * BLUR[sheen]))
  const stripes = STRIPES[sheen].map(([from, to, light, opacity]) =>
    path(strip(solid, from, to), light ? lighter(base, 0.82) : darker(base, 0.62), { opacity: String(opacity), filter: blur }))
  const topRadius = solid.radiusAt(solid.top + 0.01)
  const disc = topRadius > width * 0.2
    ? ellipse(solid.x, solid.top, topRadius, topRadius * TILT, canvas.linear([[0, lighter(base, 0.5)], [0.5, lighter(base, 0.22)], [1, base]], 20))
    : ''
  return group({ 'clip-path': canvas.clip(shape) }, path(shape, body), inside, ...stripes)
    + disc + stroke(shape, darker(base, 0.55), 1, { opacity: '0.35' })
}

/** A line around the solid at y: the front half of the circle. */
export function ring(solid: Turned, y: number, colour: string, width: number, opacity = 1): string {
  const r = solid.radiusAt(y)
  return stroke(`M${n(solid.x - r)} ${n(y)}A${n(r)} ${n(r * TILT)} 0 0 0 ${n(solid.x + r)} ${n(y)}`, colour, width, { opacity: String(opacity) })
}

/** Marks around the belly, turning away at the sides. */
function around(solid: Turned, y: number, count: number, draw: (x: number, y: number, turn: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index - (count - 1) / 2) / (count - 1)) * 2.5
    const r = solid.radiusAt(y)
    return draw(solid.x + r * Math.sin(angle), y + r * TILT * Math.cos(angle), Math.cos(angle))
  }).join('')
}

const speckles = (solid: Turned, colour: string, count: number): string => {
  const random = seededRandom('speckles')
  return Array.from({ length: count }, () => {
    const y = solid.top + random.next() * (solid.floor - solid.top)
    const r = solid.radiusAt(y)
    return ellipse(solid.x + (random.next() * 2 - 1) * r, y, 0.8 + random.next() * 1.9, 0.7 + random.next() * 1.3, colour, { opacity: n(0.25 + random.next() * 0.5) })
  }).join('')
}

function crackle(solid: Turned, colour: string): string {
  const random = seededRandom('crackle')
  return Array.from({ length: 46 }, () => {
    let [x, y] = [solid.x + (random.next() * 2 - 1) * solid.radiusAt((solid.top + solid.floor) / 2), solid.top + random.next() * (solid.floor - solid.top)]
    const turns = Array.from({ length: 4 }, () => {
      x += (random.next() - 0.5) * 44
      y += (random.next() - 0.5) * 44
      return `${n(x)} ${n(y)}`
    })
    return stroke(`M${turns.join('L')}`, colour, 0.9, { opacity: '0.34' })
  }).join('')
}

function drips(solid: Turned, colour: string): string {
  const random = seededRandom('drips')
  const span = solid.floor - solid.top
  const left = solid.x - 150
  const points = Array.from({ length: 13 }, (_, index) => {
    const [x, y] = [left + index * 25, solid.top + span * (0.28 + random.next() * 0.3)]
    return `S${n(x - 9)} ${n(y)} ${n(x)} ${n(y)}`
  })
  return path(`M${n(left - 25)} ${n(solid.top - 20)}V${n(solid.top + span * 0.3)}${points.join('')}V${n(solid.top - 20)}Z`, colour, { opacity: '0.78' })
}

/** Ornament on the surface, about the widest place. */
export function band(solid: Turned, kind: Band, material: Material, canvas: Canvas): string {
  const { base, trim } = material
  const span = solid.floor - solid.top
  const belly = solid.top + span * 0.42
  const size = solid.radiusAt(belly) * 0.3
  switch (kind) {
    case 'rings':
      return [0.3, 0.345, 0.62].map((at) => ring(solid, solid.top + span * at, trim, 4, 0.9) + ring(solid, solid.top + span * at + 3, darker(base, 0.5), 1.2, 0.5)).join('')
    case 'paws':
      return ring(solid, belly - size * 1.05, trim, 2.4, 0.8) + ring(solid, belly + size * 1.05, trim, 2.4, 0.8)
        + around(solid, belly, 7, (x, y, turn) => group({ transform: `translate(${n(x)} ${n(y)}) scale(${n(turn * 10) === '0' ? '0.05' : String(Math.round(turn * 100) / 100)} 1)` }, mark('paw', 0, 0, size, trim, 8)))
    case 'stars':
      return [0.26, 0.42, 0.6].map((at, row) => around(solid, solid.top + span * at, row === 1 ? 6 : 5, (x, y, turn) =>
        mark('star', x, y, size * (0.34 + 0.3 * turn) * (row === 1 ? 1.2 : 0.85), trim, row * 12, { opacity: '0.85' }))).join('')
    case 'leaves':
      return around(solid, belly, 9, (x, y, turn) =>
        mark('leaf', x, y - size * 0.3, size * (0.45 + 0.5 * turn), trim, -38, { opacity: '0.85' }) + mark('leaf', x, y + size * 0.32, size * (0.45 + 0.5 * turn), trim, 38, { opacity: '0.85' }))
        + ring(solid, belly, trim, 2, 0.9)
    case 'heart':
      return mark('heart', solid.x - solid.radiusAt(belly) * 0.08, belly + size * 0.2, size * 1.7, trim, 0, { opacity: '0.75' })
    case 'ridges':
      return Array.from({ length: 11 }, (_, index) => solid.top + span * (0.16 + index * 0.07))
        .map((y) => ring(solid, y, darker(base, 0.5), 1.6, 0.24) + ring(solid, y + 2.4, lighter(base, 0.6), 1.4, 0.32)).join('')
    case 'speckle': return speckles(solid, darker(trim, 0.45), 170)
    case 'crackle': return crackle(solid, darker(base, 0.55))
    case 'drip': return drips(solid, trim)
    case 'brush': {
      const wash = canvas.linear([[0, trim, 0], [0.3, trim, 0.55], [0.8, trim, 0.4], [1, trim, 0]])
      return rect(solid.x - 160, belly - 14, 320, 34, wash, { transform: `rotate(-3 ${n(solid.x)} ${n(belly)})` })
        + rect(solid.x - 160, belly + 28, 320, 9, wash, { transform: `rotate(-2 ${n(solid.x)} ${n(belly)})` })
    }
  }
}

/** A vessel with its lid. */
export function vessel(canvas: Canvas, form: Form, material: Material, x: number, floor: number, scale: number, kind?: Band): string {
  const [height, radius] = [form.height * scale, form.radius * scale]
  const body = turned(x, floor, height, radius, form.profile)
  const drawn = drawTurned(canvas, body, material, kind ? band(body, kind, material, canvas) : '')
  if (!form.lid) return drawn
  const lid = turned(x, floor, height, radius, form.lid)
  const seam = ring(lid, lid.floor, darker(material.base, 0.7), 2.2, 0.55)
  return drawn + drawTurned(canvas, lid, material) + seam
}
