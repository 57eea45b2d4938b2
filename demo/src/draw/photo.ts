import { ellipse, group, round, path, rect } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter, mix } from './colour'

/** A drawing of a resting dog that fills the frame. */
export function petPhoto(canvas: Canvas, x: number, y: number, width: number, height: number, tint: string): string {
  const sky = mix('#dcdcd6', tint, 0.1)
  const coat = mix('#a08a72', tint, 0.2)
  const scale = Math.min(width, height) / 100
  const dark = darker(coat, 0.45)
  const dog = [
    ellipse(0, 62, 46, 40, darker(coat, 0.08)),
    ellipse(0, 66, 20, 34, lighter(coat, 0.55), { opacity: '0.8' }),
    path('M-30-14C-46-20-52 4-44 26C-38 34-30 22-28 8Z', darker(coat, 0.28)),
    path('M30-14C46-20 52 4 44 26C38 34 30 22 28 8Z', darker(coat, 0.28)),
    ellipse(0, 2, 32, 31, coat),
    path('M-8-27C-6-10-9 0-14 12C-10 30 10 30 14 12C9 0 6-10 8-27Z', lighter(coat, 0.6), { opacity: '0.85' }),
    ellipse(0, 18, 17, 14, lighter(coat, 0.66)),
    path('M-8 9C-8 5 8 5 8 9C8 14 3 17 0 17C-3 17-8 14-8 9Z', dark),
    path('M0 17V23M-8 25C-4 29 0 27 0 23C0 27 4 29 8 25', 'none', {
      stroke: dark,
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    }),
    ellipse(-14, -3, 3.6, 4, '#2a211a'),
    ellipse(14, -3, 3.6, 4, '#2a211a'),
  ]
  return group(
    { 'clip-path': canvas.clip(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`) },
    rect(
      x,
      y,
      width,
      height,
      canvas.linear(
        [
          [0, lighter(sky, 0.3)],
          [0.6, sky],
          [0.61, mix('#b3b1a4', tint, 0.1)],
          [1, mix('#999587', tint, 0.1)],
        ],
        90,
      ),
    ),
    group(
      {
        transform: `translate(${round(x + width / 2)} ${round(y + height * 0.52)}) scale(${String(Math.round(scale * 100) / 100)})`,
      },
      ...dog,
    ),
  )
}
