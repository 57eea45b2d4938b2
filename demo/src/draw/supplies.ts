import { boxShadow } from './box'
import { ellipse, group, n, path, rect, SANS, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { mark } from './motifs'
import { onFace } from './solid'
import { CENTRE, FLOOR, shadow, wallShadow } from './studio'

const TONES = ['#8fa39b', '#7b8fa0', '#8a8296'] as const
const LETTERS = ['S', 'M', 'L'] as const

/** A roll of care bags, a sheet of it drawn out; bigger bags, bigger roll. */
export function careBag(canvas: Canvas, size: 1 | 2 | 3): string {
  const tone = TONES[size - 1] ?? TONES[0]
  const r = 56 + size * 18
  const length = 182 + size * 48
  const [left, right, y] = [CENTRE - length / 2, CENTRE + length / 2, FLOOR - r]
  const body = `M${n(left)} ${n(y - r)}H${n(right)}A${n(r * 0.36)} ${n(r)} 0 0 1 ${n(right)} ${n(y + r)}H${n(left)}A${n(r * 0.36)} ${n(r)} 0 0 1 ${n(left)} ${n(y - r)}Z`
  const sheet = `M${n(left + 10)} ${n(FLOOR - 8)}C${n(left - 10)} ${n(FLOOR + 18)} ${n(left - 40)} ${n(FLOOR + 30)} ${n(left - 58)} ${n(FLOOR + 38)}H${n(right - 74)}C${n(right - 50)} ${n(FLOOR + 28)} ${n(right - 18)} ${n(FLOOR + 16)} ${n(right)} ${n(FLOOR - 8)}Z`
  const light = canvas.linear(
    [
      [0, '#ffffff', 0.15],
      [0.28, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, '#1c1712', 0.42],
    ],
    90,
  )
  return (
    shadow(canvas, CENTRE, FLOOR + 4, length * 0.52) +
    path(sheet, tone) +
    path(
      sheet,
      canvas.linear(
        [
          [0, '#1c1712', 0.25],
          [1, '#ffffff', 0.3],
        ],
        90,
      ),
    ) +
    path(body, tone) +
    path(body, light) +
    ellipse(right, y, r * 0.36, r, '#e7e1d6') +
    [0.74, 0.5, 0.3]
      .map((share) => ellipse(right, y, r * 0.36 * share, r * share, 'none', { stroke: tone, 'stroke-width': 3 }))
      .join('') +
    ellipse(right, y, r * 0.08, r * 0.22, '#7d7466') +
    rect(CENTRE - 78, y - r * 0.42, 132, r * 0.92, '#f6f2ea', { rx: 4 }) +
    text(LETTERS[size - 1] ?? '', CENTRE - 44, y + r * 0.24, r * 0.62, '#4f5a56', {
      'font-family': SANS,
      'font-weight': '600',
    }) +
    mark('paw', CENTRE + 16, y + r * 0.04, r * 0.4, '#8d9a94')
  )
}

/** Private, communal and hold tags with their ties. */
export function tagPack(canvas: Canvas): string {
  const tag = (turn: number, tone: string, word: string): string =>
    group(
      { transform: `rotate(${turn} 300 170)` },
      wallShadow(canvas, path('M232 190L262 156H338L368 190V470H232Z', '#3a332b'), 8, 12),
      path(
        'M232 190L262 156H338L368 190V460Q368 470 358 470H242Q232 470 232 460Z',
        canvas.linear(
          [
            [0, '#fbf8f1'],
            [1, '#e6dfd1'],
          ],
          50,
        ),
      ),
      rect(232, 396, 136, 46, tone),
      text(word, 300, 426, 20, '#fffdf8', { 'font-family': SANS, 'font-weight': '600', 'letter-spacing': 2 }),
      ellipse(300, 184, 11, 11, '#b9ac97'),
      ellipse(300, 184, 6, 6, '#6a5f50'),
      ...[240, 276, 312, 348].map((y, index) => stroke(`M252 ${y}H${index === 3 ? 312 : 348}`, '#c5baa6', 2.4)),
      stroke('M300 184C296 140 274 110 250 92', '#a08f74', 4),
    )
  return tag(-27, '#8a6f5c', 'HOLD') + tag(0, '#6f8a86', 'COMMUNAL') + tag(27, '#4f6579', 'PRIVATE')
}

/** A washable carrier with four handles. */
export function carrier(canvas: Canvas): string {
  const view = { x: 300, y: 462, yaw: -26, pitch: 34 }
  const size = [390, 34, 240] as const
  const [w, h, d] = size
  const strap = (x: number): string =>
    rect(x, 0, 26, d, '#3f5058') +
    stroke(`M${x + 3} 4V${d - 4}M${x + 23} 4V${d - 4}`, '#93a4ab', 1.4, { 'stroke-dasharray': '6 4' })
  const handle = (x: number, y: number, up: boolean): string =>
    stroke(
      `M${x} ${y}C${x - 4} ${up ? y - 62 : y + 60} ${x + 74} ${up ? y - 62 : y + 60} ${x + 70} ${y}`,
      '#3f5058',
      13,
    )
  return (
    boxShadow(canvas, view, size) +
    onFace(view, size, 'top', handle(60, 4, true), handle(262, 4, true)) +
    onFace(view, size, 'right', rect(0, 0, d, h, '#5e727b', { rx: 6 })) +
    onFace(
      view,
      size,
      'front',
      rect(0, 0, w, h, '#788d96', { rx: 6 }),
      rect(
        0,
        0,
        w,
        h,
        canvas.linear(
          [
            [0, '#fff', 0.2],
            [1, '#1c1712', 0.25],
          ],
          90,
        ),
      ),
    ) +
    onFace(
      view,
      size,
      'top',
      rect(
        0,
        0,
        w,
        d,
        canvas.linear(
          [
            [0, '#a9b9bf'],
            [1, '#8397a0'],
          ],
          40,
        ),
        { rx: 10 },
      ),
      strap(82),
      strap(284),
      mark('paw', 196, 122, 74, '#dfe6e6', 0, { opacity: '0.7' }),
    ) +
    onFace(view, size, 'front', handle(60, 8, false), handle(262, 8, false))
  )
}

/** Leaflets, fanned. */
export function leaflets(canvas: Canvas): string {
  const sheet = (turn: number, dx: number, tone: string, title: string): string =>
    group(
      { transform: `translate(${dx} 0) rotate(${turn} 300 470)` },
      wallShadow(canvas, rect(206, 150, 188, 320, '#3a332b'), 8, 12),
      rect(206, 150, 188, 320, '#faf7f0', { rx: 3 }),
      rect(206, 150, 188, 150, tone, { rx: 3 }),
      path('M206 262C250 236 300 290 394 250V300H206Z', '#faf7f0', { opacity: '0.9' }),
      mark('paw', 300, 212, 60, '#fbf8f1', 0, { opacity: '0.85' }),
      text(title, 300, 340, 19, '#4f4a42', { 'font-family': SANS, 'font-weight': '600' }),
      ...[366, 386, 406, 426].map((y, index) => stroke(`M230 ${y}H${index === 3 ? 320 : 370}`, '#cfc6b6', 3)),
    )
  return (
    sheet(-17, -46, '#8a8296', 'Who to talk to') +
    sheet(0, 0, '#8fa39b', 'What happens next') +
    sheet(17, 46, '#b08d7a', 'Saying goodbye')
  )
}
