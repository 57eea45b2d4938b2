import { board, boxShadow, crate } from './box'
import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import { mark } from './motifs'
import { petPhoto } from './photo'
import { onFace } from './solid'
import { CENTRE, shadow } from './studio'

/** A painted portrait on canvas. */
export function canvasPortrait(canvas: Canvas): string {
  const view = { x: 296, y: 490, yaw: -16, pitch: 8 }
  const size = [300, 384, 34] as const
  const weave = Array.from({ length: 46 }, (_, index) =>
    stroke(`M0 ${n(index * 8.4)}H300`, '#fff', 1, { opacity: '0.08' }),
  ).join('')
  return (
    boxShadow(canvas, view, [300, 384, 80]) +
    onFace(view, size, 'right', rect(0, 0, 34, 384, '#8b8273')) +
    onFace(view, size, 'top', rect(0, 0, 300, 34, '#d9d2c4')) +
    onFace(
      view,
      size,
      'front',
      petPhoto(canvas, 0, 0, 300, 384, '#7a6a58'),
      rect(
        0,
        0,
        300,
        384,
        canvas.linear(
          [
            [0, '#fff6e4', 0.28],
            [1, '#3a2c1e', 0.2],
          ],
          60,
        ),
      ),
      weave,
    )
  )
}

/** A linen book. */
export function book(canvas: Canvas): string {
  const view = { x: 300, y: 470, yaw: -28, pitch: 38 }
  const size = [300, 52, 230] as const
  const linen: Timber = { base: '#7c8a86', grain: '#8e9b97', dark: '#6a7874' }
  return (
    boxShadow(canvas, view, size) +
    crate(
      canvas,
      view,
      size,
      linen,
      'book',
      rect(8, 8, 292, 36, '#f3ecdd') +
        Array.from({ length: 6 }, (_, index) => stroke(`M8 ${13 + index * 5}H298`, '#d3c8b2', 1.2)).join(''),
      rect(88, 62, 124, 106, '#e9e1cf') +
        mark('paw', 150, 106, 46, '#7c8a86') +
        text('Remembering', 150, 156, 15, '#5f6b68', { 'font-family': SERIF, 'font-style': 'italic' }),
    ) +
    onFace(
      view,
      size,
      'right',
      rect(0, 8, 230, 36, '#e4dac4'),
      ...Array.from({ length: 6 }, (_, index) => stroke(`M0 ${13 + index * 5}H230`, '#c5b99f', 1.2)),
    )
  )
}

/** An open timber box with a collar in it. */
export function memoryBox(canvas: Canvas, wood: Timber): string {
  const view = { x: 300, y: 476, yaw: -30, pitch: 30 }
  const size = [300, 110, 210] as const
  const inside =
    rect(12, 12, 276, 186, darker(wood.dark, 0.4)) +
    rect(12, 12, 276, 60, '#1c1712', { opacity: '0.35' }) +
    ellipse(120, 120, 66, 44, 'none', { stroke: '#8b4a3f', 'stroke-width': 20 }) +
    ellipse(120, 120, 66, 44, 'none', { stroke: '#a9675a', 'stroke-width': 3, 'stroke-dasharray': '8 6' }) +
    ellipse(188, 150, 19, 19, '#c9a455') +
    mark('paw', 188, 151, 22, '#7d602b') +
    rect(214, 60, 62, 84, '#f6f1e7', { transform: 'rotate(12 245 100)' }) +
    group({ transform: 'rotate(12 245 100)' }, petPhoto(canvas, 219, 65, 52, 62, '#8c7a66'))
  // The open lid stands up from the back edge: a front face moved to the back.
  const lid = onFace(
    view,
    [300, 110 + 168, -210],
    'front',
    board(canvas, wood, 300, 172, 'memory lid', 0.06),
    rect(
      0,
      0,
      300,
      172,
      canvas.linear(
        [
          [0, '#fff', 0.12],
          [1, '#1c1712', 0.3],
        ],
        90,
      ),
    ),
    rect(14, 14, 272, 144, 'none', { stroke: wood.dark, 'stroke-width': 1.6, opacity: '0.5' }),
    mark('paw', 150, 80, 66, wood.dark, 0, { opacity: '0.75' }),
  )
  return boxShadow(canvas, view, size) + lid + crate(canvas, view, size, wood, 'memory', '', inside)
}

/** A soft bear with a pouch. */
export function bear(canvas: Canvas): string {
  const fur = '#b59a7c'
  const plush = (cx: number, cy: number, rx: number, ry: number, turn = 0): string =>
    ellipse(
      cx,
      cy,
      rx,
      ry,
      canvas.radial(
        [
          [0, lighter(fur, 0.42)],
          [0.6, fur],
          [1, darker(fur, 0.28)],
        ],
        0.36,
        0.28,
        0.8,
      ),
      {
        transform: `rotate(${turn} ${cx} ${cy})`,
        stroke: darker(fur, 0.2),
        'stroke-width': 2,
        'stroke-dasharray': '3 2.5',
        'stroke-opacity': '0.5',
      },
    )
  return (
    shadow(canvas, CENTRE, 494, 142) +
    plush(234, 152, 34, 34) +
    plush(366, 152, 34, 34) +
    ellipse(234, 154, 18, 18, '#d8c3a8') +
    ellipse(366, 154, 18, 18, '#d8c3a8') +
    plush(300, 388, 98, 108) +
    plush(206, 346, 34, 74, 32) +
    plush(394, 346, 34, 74, -32) +
    plush(224, 466, 56, 40, -14) +
    plush(376, 466, 56, 40, 14) +
    ellipse(206, 470, 25, 22, '#d8c3a8') +
    ellipse(394, 470, 25, 22, '#d8c3a8') +
    plush(300, 216, 92, 84) +
    ellipse(300, 246, 40, 32, '#dccab2') +
    path('M286 232C286 226 314 226 314 232C314 242 304 246 300 246C296 246 286 242 286 232Z', '#4a3b30') +
    stroke('M300 246V258M284 262C292 268 300 264 300 258C300 264 308 268 316 262', '#4a3b30', 2.6) +
    ellipse(266, 206, 7, 8, '#2f261e') +
    ellipse(334, 206, 7, 8, '#2f261e') +
    path('M254 364H346V416Q346 446 300 446Q254 446 254 416Z', '#8f9c94') +
    stroke('M254 364H346V416Q346 446 300 446Q254 446 254 416Z', '#d8ddd6', 2, { 'stroke-dasharray': '7 5' }) +
    mark('heart', 300, 402, 34, '#e6ded0')
  )
}
