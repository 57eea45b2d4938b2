import { seededRandom } from '../random'
import { boxShadow } from './box'
import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Material } from './materials'
import { HEART_PATH, mark } from './motifs'
import { FRONTAL, onFace } from './solid'
import { wallShadow } from './studio'

export const PAPER = '#f8f4ec'

/** A mark pressed into clay: dark where the light cannot reach, bright on the far edge. */
export const pressed = (x: number, y: number, size: number, base: string): string =>
  mark('paw', x + 2.4, y + 3, size, lighter(base, 0.75)) +
  mark('paw', x - 1.5, y - 2, size, darker(base, 0.5)) +
  mark('paw', x + 0.6, y + 1, size * 0.95, darker(base, 0.22))

function clayDisc(canvas: Canvas, base: string, shape: string, drawing: string): string {
  return (
    path(shape, darker(base, 0.3), { transform: 'translate(5 7)' }) +
    path(
      shape,
      canvas.radial(
        [
          [0, lighter(base, 0.5)],
          [0.65, base],
          [1, darker(base, 0.14)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ) +
    stroke(shape, lighter(base, 0.5), 3, { opacity: '0.6' }) +
    drawing
  )
}

const ROUND =
  'M300 150C372 146 438 202 442 288C446 372 384 436 302 438C220 440 158 378 158 294C158 210 226 154 300 150Z'

const HEART_BIG = 'translate(300 312) scale(3.3)'

/** A paw print in clay, round or heart-shaped. */
export function clayPrint(canvas: Canvas, shape: 'round' | 'heart', material: Material): string {
  const { base } = material
  if (shape === 'round') {
    return (
      wallShadow(canvas, path(ROUND, '#3a332b'), 16, 22) +
      clayDisc(
        canvas,
        base,
        ROUND,
        pressed(300, 284, 150, base) +
          text('Bella', 300, 408, 34, darker(base, 0.42), { 'font-family': SERIF, 'letter-spacing': 3 }),
      )
    )
  }
  const heart = (fill: string, more = ''): string =>
    `<path d="${HEART_PATH}" fill="${fill}" transform="${HEART_BIG}"${more}/>`
  const ribbon =
    stroke('M300 214C272 150 268 80 286-10M300 214C328 150 332 80 314-10', '#9a8672', 7) +
    stroke('M300 214C272 150 268 80 286-10M300 214C328 150 332 80 314-10', '#c7b6a0', 3)
  return (
    wallShadow(canvas, heart('#3a332b'), 16, 22) +
    ribbon +
    group({ transform: 'translate(4 7)' }, heart(darker(base, 0.35))) +
    heart(
      canvas.radial(
        [
          [0, lighter(base, 0.45)],
          [0.65, base],
          [1, darker(base, 0.16)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ) +
    ellipse(300, 226, 10, 10, darker(base, 0.55)) +
    pressed(300, 316, 132, base)
  )
}

/** Ink on cotton paper, a little uneven. */
export function inkPaw(x: number, y: number, size: number, seed: string): string {
  const random = seededRandom(seed)
  const gaps = Array.from({ length: 60 }, () =>
    ellipse(
      x + (random.next() - 0.5) * size,
      y + (random.next() - 0.5) * size,
      0.8 + random.next() * 2,
      0.8 + random.next() * 1.6,
      PAPER,
      { opacity: '0.55' },
    ),
  )
  return mark('paw', x, y, size, '#37332f') + gaps.join('')
}

function inkNose(x: number, y: number): string {
  const random = seededRandom('nose')
  const scales = Array.from({ length: 330 }, () => {
    const [angle, far] = [random.next() * Math.PI * 2, Math.sqrt(random.next())]
    return ellipse(
      x + Math.cos(angle) * far * 62,
      y + Math.sin(angle) * far * 46,
      2.1 + random.next() * 2,
      1.8 + random.next() * 1.6,
      '#37332f',
      { opacity: n(0.55 + random.next() * 0.4) },
    )
  })
  return (
    scales.join('') +
    ellipse(x - 26, y + 8, 15, 11, PAPER) +
    ellipse(x + 26, y + 8, 15, 11, PAPER) +
    stroke(`M${x} ${y + 4}V${y + 52}`, PAPER, 5)
  )
}

/** A folded card that stands on its own. */
export function printCard(canvas: Canvas, kind: 'paw' | 'nose'): string {
  const view = { x: 290, y: 486, ...FRONTAL }
  const size = [240, 320, 3] as const
  const inside = path(
    'M408 452L478 434V156L408 122Z',
    canvas.linear([
      [0, '#d9d2c4'],
      [1, '#eee8dc'],
    ]),
  )
  return (
    boxShadow(canvas, { ...view, x: 312 }, [300, 1, 90]) +
    inside +
    onFace(
      view,
      size,
      'front',
      rect(
        0,
        0,
        240,
        320,
        canvas.linear(
          [
            [0, '#fffdf8'],
            [1, '#ebe4d7'],
          ],
          50,
        ),
      ),
      rect(16, 16, 208, 288, 'none', { stroke: '#c9bda8', 'stroke-width': 1.4 }),
      kind === 'paw' ? inkPaw(120, 138, 122, 'card') : inkNose(120, 136),
      text('Bella', 120, 250, 30, '#5b5147', { 'font-family': SERIF, 'font-style': 'italic' }),
      stroke('M84 270H156', '#b9a88e', 1.4),
    )
  )
}
