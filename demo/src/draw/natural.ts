import { seededRandom } from '../random'
import { ellipse, group, n, path, stroke } from './canvas'
import type { Canvas } from './canvas'
import { drawTurned, ring, turned } from './lathe'
import type { Turned } from './lathe'
import { CENTRE, FLOOR, shadow } from './studio'

/** Seagrass woven over and under. */
export function basket(canvas: Canvas): string {
  const body = turned(CENTRE, FLOOR, 280, 140, [
    [0.2, 0.86],
    [0.28, 0.94],
    [0.5, 1],
    [0.8, 0.95],
    [1, 0.82],
  ])
  const lid = turned(CENTRE, FLOOR, 280, 140, [
    [-0.02, 0.1],
    [0.02, 0.42],
    [0.09, 0.72],
    [0.16, 0.88],
    [0.2, 0.92],
    [0.225, 0.9],
  ])
  const weave = (solid: Turned, rows: number): string =>
    Array.from({ length: rows }, (_, row) => {
      const y = solid.top + ((solid.floor - solid.top) * (row + 0.5)) / rows
      return Array.from({ length: 17 }, (_, column) => {
        const angle = ((column - 8 + (row % 2) * 0.5) / 8) * 1.45
        const r = solid.radiusAt(y)
        const tone = (column + row) % 3 === 0 ? '#d6bd8c' : '#c4a671'
        return ellipse(
          solid.x + r * Math.sin(angle),
          y + r * 0.13 * Math.cos(angle),
          14 * Math.cos(angle) + 1.5,
          7,
          tone,
          { stroke: '#8d7144', 'stroke-width': 1, 'stroke-opacity': '0.5' },
        )
      }).join('')
    }).join('')
  const material = { base: '#b39764', sheen: 'matte' as const, trim: '#8d7144' }
  const handle =
    stroke('M282 214C280 186 320 186 318 214', '#a6864f', 9) + stroke('M282 214C280 188 320 188 318 214', '#d6bd8c', 3)
  return (
    shadow(canvas, CENTRE, FLOOR, 118) +
    drawTurned(canvas, body, material, weave(body, 17)) +
    drawTurned(canvas, lid, material, weave(lid, 6)) +
    ring(lid, lid.floor, '#6b5430', 4, 0.5) +
    handle
  )
}

/** A shell of handmade paper. */
export function paperShell(canvas: Canvas): string {
  const shape =
    'M300 486C258 486 236 470 222 452C150 420 104 352 122 286C140 210 220 168 300 168C380 168 460 210 478 286C496 352 450 420 378 452C364 470 342 486 300 486Z'
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const turn = ((index - 5) / 5) * 1.18
    const [x, y] = [300 + Math.sin(turn) * 206, 376 - Math.cos(turn) * 210]
    return (
      stroke(
        `M300 470Q${n(300 + Math.sin(turn) * 90)} ${n(400 - Math.cos(turn) * 60)} ${n(x)} ${n(y)}`,
        '#b7a98f',
        3.4,
        { opacity: '0.6' },
      ) +
      stroke(
        `M304 470Q${n(306 + Math.sin(turn) * 90)} ${n(400 - Math.cos(turn) * 60)} ${n(x + 7)} ${n(y + 3)}`,
        '#fffdf7',
        4,
        { opacity: '0.75' },
      )
    )
  })
  const random = seededRandom('paper')
  const fibres = Array.from({ length: 70 }, () => {
    const [x, y] = [130 + random.next() * 340, 180 + random.next() * 290]
    return stroke(
      `M${n(x)} ${n(y)}q${n(random.next() * 14 - 7)} ${n(random.next() * 8)} ${n(random.next() * 24 - 12)} ${n(random.next() * 12)}`,
      '#9c8b6c',
      0.9,
      { opacity: '0.4' },
    )
  })
  return (
    shadow(canvas, CENTRE, 488, 120) +
    group(
      { 'clip-path': canvas.clip(shape) },
      path(
        shape,
        canvas.linear(
          [
            [0, '#f7f1e4'],
            [0.6, '#e6dac3'],
            [1, '#cbbb9d'],
          ],
          55,
        ),
      ),
      ...ribs,
      ...fibres,
      ellipse(430, 420, 150, 130, '#8f7f62', { opacity: '0.22', filter: canvas.blur(30) }),
    ) +
    stroke(shape, '#a08f70', 1.4, { opacity: '0.6' })
  )
}

/** Pink lake salt, lit through. */
export function saltUrn(canvas: Canvas): string {
  const body = turned(CENTRE, FLOOR, 300, 120, [
    [0.2, 0.84],
    [0.3, 0.97],
    [0.55, 1],
    [0.85, 0.92],
    [1, 0.84],
  ])
  const lid = turned(CENTRE, FLOOR, 300, 120, [
    [0.06, 0.7],
    [0.1, 0.84],
    [0.2, 0.9],
    [0.215, 0.88],
  ])
  const random = seededRandom('salt')
  const crystals = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y, size] = [160 + random.next() * 280, 200 + random.next() * 300, 10 + random.next() * 34]
      return path(
        `M${n(x)} ${n(y)}l${n(size)} ${n(size * (random.next() - 0.5))}l${n(-size * 0.3)} ${n(size * 0.8)}l${n(-size * 0.9)} ${n(-size * 0.2)}Z`,
        random.pick(['#fff3ee', '#f6cfc2', '#d99a88', '#fbe3da']),
        { opacity: n(0.18 + random.next() * 0.3) },
      )
    }).join('')
  const glow = ellipse(290, 380, 80, 100, '#ffe2cf', { opacity: '0.7', filter: canvas.blur(28) })
  const salt = { base: '#dba392', sheen: 'satin' as const, trim: '#f2d3c8' }
  return (
    shadow(canvas, CENTRE, FLOOR, 104) +
    drawTurned(canvas, body, salt, crystals(90) + glow) +
    drawTurned(canvas, lid, salt, crystals(70)) +
    ring(lid, lid.floor, '#8d5647', 2.2, 0.5)
  )
}
