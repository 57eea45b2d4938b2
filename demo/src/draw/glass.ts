import { boxShadow } from './box'
import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { petPhoto } from './photo'
import { onFace, THREE_QUARTER } from './solid'
import { CENTRE, shadow } from './studio'

/** Hand-blown glass with a swirl. */
export function paperweight(canvas: Canvas): string {
  const swirl = [0, 1, 2, 3]
    .map((index) =>
      stroke(
        `M${n(216 + index * 12)} ${n(392 + index * 8)}C${n(250 + index * 8)} ${n(286 - index * 6)} ${n(350 + index * 10)} ${n(320 + index * 14)} ${n(344 - index * 12)} ${n(398 - index * 4)}S${n(254 + index * 6)} 452 ${n(268 + index * 10)} ${n(384 - index * 6)}`,
        ['#5f8a9c', '#d8e4e3', '#8fb0ba', '#ffffff'][index] ?? '#fff',
        15 - index * 3,
        { opacity: '0.75', filter: canvas.blur(1.4) },
      ),
    )
    .join('')
  return (
    shadow(canvas, CENTRE, 490, 84) +
    ellipse(330, 496, 60, 9, '#cfe3e6', { opacity: '0.8', filter: canvas.blur(5) }) +
    ellipse(
      300,
      366,
      130,
      126,
      canvas.radial(
        [
          [0, '#f5f9f8', 0.9],
          [0.6, '#cddbdc', 0.75],
          [0.9, '#94adb2', 0.9],
          [1, '#6f8a90', 0.95],
        ],
        0.4,
        0.36,
        0.66,
      ),
    ) +
    swirl +
    ellipse(248, 304, 44, 26, '#fff', {
      opacity: '0.85',
      filter: canvas.blur(7),
      transform: 'rotate(-36 248 304)',
    }) +
    ellipse(352, 446, 52, 18, '#fff', {
      opacity: '0.4',
      filter: canvas.blur(8),
      transform: 'rotate(-24 352 446)',
    })
  )
}

/** A portrait drawn into crystal. */
export function crystal(canvas: Canvas): string {
  const view = { x: 296, y: 474, ...THREE_QUARTER }
  const size = [230, 290, 96] as const
  const [w, h, d] = size
  return (
    boxShadow(canvas, view, size) +
    onFace(
      view,
      size,
      'right',
      rect(
        0,
        0,
        d,
        h,
        canvas.linear(
          [
            [0, '#c5d2d6', 0.95],
            [0.4, '#eef4f5', 0.9],
            [1, '#9fb2b9', 0.95],
          ],
          20,
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
            [0, '#ffffff'],
            [1, '#d5e0e3'],
          ],
          30,
        ),
      ),
    ) +
    onFace(
      view,
      size,
      'front',
      rect(
        0,
        0,
        w,
        h,
        canvas.linear(
          [
            [0, '#f6fafb'],
            [0.5, '#dbe6e9'],
            [1, '#c0cfd5'],
          ],
          55,
        ),
      ),
      group({ opacity: '0.6' }, petPhoto(canvas, 34, 40, w - 68, h - 96, '#aebcc2')),
      rect(34, 40, w - 68, h - 96, '#e9f0f2', { opacity: '0.38' }),
      text('Bella', w / 2, h - 22, 27, '#6f868f', { 'font-family': SERIF, 'letter-spacing': 3 }),
      path(`M0 0H120L0 210Z`, '#fff', { opacity: '0.35' }),
      rect(0, 0, w, h, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: '0.8' }),
    )
  )
}
