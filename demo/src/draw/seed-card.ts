import { seededRandom } from '../random'
import { ellipse, group, n, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { gumSpray } from './motifs'
import { wallShadow } from './studio'

/** Seed paper with everlastings. */
export function seedCard(canvas: Canvas): string {
  const random = seededRandom('seeds')
  const specks = Array.from({ length: 90 }, () =>
    ellipse(
      random.next() * 250,
      random.next() * 340,
      0.9 + random.next() * 2,
      0.8 + random.next() * 1.2,
      random.pick(['#a58d63', '#7c8a68', '#c0a27a']),
      { opacity: '0.6' },
    ),
  )
  const flower = (x: number, y: number, size: number, tone: string): string =>
    Array.from({ length: 12 }, (_, index) =>
      ellipse(x, y - size * 0.62, size * 0.17, size * 0.42, tone, {
        transform: `rotate(${index * 30} ${n(x)} ${n(y)})`,
        opacity: '0.92',
      }),
    ).join('') + ellipse(x, y, size * 0.3, size * 0.3, '#b98a4e')
  const stems = stroke(
    'M96 250C102 200 104 170 92 128M140 256C138 210 152 170 158 104M172 250C170 220 182 200 190 176',
    '#7c8a68',
    3,
  )
  return (
    wallShadow(canvas, rect(175, 136, 250, 340, '#3a332b'), 16, 22) +
    group(
      { transform: 'translate(175 136) rotate(-2 125 170)' },
      rect(
        0,
        0,
        250,
        340,
        canvas.linear(
          [
            [0, '#f3ecdb'],
            [1, '#e2d6bd'],
          ],
          50,
        ),
        { rx: 3 },
      ),
      ...specks,
      stems,
      flower(92, 116, 46, '#e6b9b3'),
      flower(160, 92, 56, '#f5e9d2'),
      flower(192, 168, 38, '#d79ba0'),
      group({ transform: 'translate(118 232) scale(0.36)' }, gumSpray('#8d9a78', 0.75)),
      text('in memory', 125, 304, 24, '#6a5f50', { 'font-family': SERIF, 'font-style': 'italic' }),
    )
  )
}
