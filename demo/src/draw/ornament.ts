import { seededRandom } from '../random'
import { ellipse, group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import { TILT, ring } from './lathe'
import type { Turned } from './lathe'
import type { Material } from './materials'
import { mark } from './motifs'
import type { Band } from './picture'

/** Marks around the belly, turning away at the sides. */
export function around(
  solid: Turned,
  y: number,
  count: number,
  draw: (x: number, y: number, turn: number) => string,
): string {
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
    return ellipse(
      solid.x + (random.next() * 2 - 1) * r,
      y,
      0.8 + random.next() * 1.9,
      0.7 + random.next() * 1.3,
      colour,
      { opacity: n(0.25 + random.next() * 0.5) },
    )
  }).join('')
}

function crackle(solid: Turned, colour: string): string {
  const random = seededRandom('crackle')
  return Array.from({ length: 46 }, () => {
    let [x, y] = [
      solid.x + (random.next() * 2 - 1) * solid.radiusAt((solid.top + solid.floor) / 2),
      solid.top + random.next() * (solid.floor - solid.top),
    ]
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
  return path(
    `M${n(left - 25)} ${n(solid.top - 20)}V${n(solid.top + span * 0.3)}${points.join('')}V${n(solid.top - 20)}Z`,
    colour,
    { opacity: '0.78' },
  )
}

/** Ornament on the surface, about the widest place. */
export function band(solid: Turned, kind: Band, material: Material, canvas: Canvas): string {
  const { base, trim } = material
  const span = solid.floor - solid.top
  const belly = solid.top + span * 0.42
  const size = solid.radiusAt(belly) * 0.3
  switch (kind) {
    case 'rings':
      return [0.3, 0.345, 0.62]
        .map(
          (at) =>
            ring(solid, solid.top + span * at, trim, 4, 0.9) +
            ring(solid, solid.top + span * at + 3, darker(base, 0.5), 1.2, 0.5),
        )
        .join('')
    case 'paws':
      return (
        ring(solid, belly - size * 1.05, trim, 2.4, 0.8) +
        ring(solid, belly + size * 1.05, trim, 2.4, 0.8) +
        around(solid, belly, 7, (x, y, turn) =>
          group(
            {
              transform: `translate(${n(x)} ${n(y)}) scale(${n(turn * 10) === '0' ? '0.05' : String(Math.round(turn * 100) / 100)} 1)`,
            },
            mark('paw', 0, 0, size, trim, 8),
          ),
        )
      )
    case 'stars':
      return [0.26, 0.42, 0.6]
        .map((at, row) =>
          around(solid, solid.top + span * at, row === 1 ? 6 : 5, (x, y, turn) =>
            mark('star', x, y, size * (0.34 + 0.3 * turn) * (row === 1 ? 1.2 : 0.85), trim, row * 12, {
              opacity: '0.85',
            }),
          ),
        )
        .join('')
    case 'leaves':
      return (
        around(
          solid,
          belly,
          9,
          (x, y, turn) =>
            mark('leaf', x, y - size * 0.3, size * (0.45 + 0.5 * turn), trim, -38, { opacity: '0.85' }) +
            mark('leaf', x, y + size * 0.32, size * (0.45 + 0.5 * turn), trim, 38, { opacity: '0.85' }),
        ) + ring(solid, belly, trim, 2, 0.9)
      )
    case 'heart':
      return mark('heart', solid.x - solid.radiusAt(belly) * 0.08, belly + size * 0.2, size * 1.7, trim, 0, {
        opacity: '0.75',
      })
    case 'ridges':
      return Array.from({ length: 11 }, (_, index) => solid.top + span * (0.16 + index * 0.07))
        .map((y) => ring(solid, y, darker(base, 0.5), 1.6, 0.24) + ring(solid, y + 2.4, lighter(base, 0.6), 1.4, 0.32))
        .join('')
    case 'speckle':
      return speckles(solid, darker(trim, 0.45), 170)
    case 'crackle':
      return crackle(solid, darker(base, 0.55))
    case 'drip':
      return drips(solid, trim)
    case 'brush': {
      const wash = canvas.linear([
        [0, trim, 0],
        [0.3, trim, 0.55],
        [0.8, trim, 0.4],
        [1, trim, 0],
      ])
      return (
        rect(solid.x - 160, belly - 14, 320, 34, wash, {
          transform: `rotate(-3 ${n(solid.x)} ${n(belly)})`,
        }) + rect(solid.x - 160, belly + 28, 320, 9, wash, { transform: `rotate(-2 ${n(solid.x)} ${n(belly)})` })
      )
    }
  }
}
