import { seededRandom } from '../random'
import { ellipse, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { mix } from './colour'
import { drawTurned, ring, turned } from './lathe'
import { CENTRE, FLOOR, shadow } from './studio'

const SCENES: Record<'coast' | 'bush' | 'meadow', (canvas: Canvas) => string> = {
  coast: (canvas) =>
    rect(
      150,
      90,
      300,
      420,
      canvas.linear(
        [
          [0, '#cfdde2'],
          [0.42, '#eef0ea'],
          [0.45, '#7fa3b0'],
          [0.64, '#a9c4c6'],
          [0.7, '#e6dcc6'],
          [1, '#d3c09a'],
        ],
        90,
      ),
    ) +
    [372, 392, 414]
      .map((y, index) =>
        stroke(`M170 ${y}C220 ${y - 8} 260 ${y + 10} 310 ${y}S400 ${y - 8} 440 ${y + 4}`, '#fbfaf4', 4 - index, {
          opacity: '0.8',
        }),
      )
      .join('') +
    ellipse(332, 190, 24, 24, '#fbf6e6', { opacity: '0.9' }),
  bush: (canvas) =>
    rect(
      150,
      90,
      300,
      420,
      canvas.linear(
        [
          [0, '#e9e6d8'],
          [0.6, '#cdd2bd'],
          [0.75, '#b3b594'],
          [1, '#8f9070'],
        ],
        90,
      ),
    ) +
    [
      [214, 16],
      [262, 24],
      [318, 15],
      [352, 20],
      [392, 13],
    ]
      .map(
        ([x = 0, width = 0]) =>
          path(
            `M${x} 96C${x - 6} 240 ${x + 8} 340 ${x - 3} 470H${x + width}C${x + width + 6} 340 ${x + width - 8} 240 ${x + width - 4} 96Z`,
            '#f4efe4',
          ) +
          stroke(
            `M${x + 4} 200l${n(width * 0.5)} 4M${x + 3} 300l${n(width * 0.6)} -5M${x + 5} 390l${n(width * 0.4)} 3`,
            '#a79f8d',
            2.2,
          ),
      )
      .join('') +
    [
      [190, 130],
      [260, 112],
      [330, 140],
      [400, 118],
      [300, 100],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 46, 26, '#7f8d6b', { opacity: '0.55' }))
      .join(''),
  meadow: (canvas) => {
    const random = seededRandom('meadow')
    const flowers = Array.from({ length: 44 }, () => {
      const [x, y] = [180 + random.next() * 240, 300 + random.next() * 190]
      const tone = random.pick(['#e2b7b4', '#f2e3c9', '#d99fa6', '#f5eee0'])
      return (
        stroke(`M${n(x)} ${n(y)}v${n(16 + random.next() * 16)}`, '#7c8a68', 1.6) +
        ellipse(x, y, 6.4, 5.4, tone) +
        ellipse(x, y, 2.2, 1.9, '#a97b4f')
      )
    })
    return (
      rect(
        150,
        90,
        300,
        420,
        canvas.linear(
          [
            [0, '#e3e7e4'],
            [0.48, '#f2eee2'],
            [0.5, '#bcc4a2'],
            [1, '#98a57e'],
          ],
          90,
        ),
      ) + flowers.join('')
    )
  },
}

const CARD = { base: '#e8e2d6', sheen: 'matte' as const, trim: '#c9bfae' }

/** A scattering tube with its printed scene, or a section of bamboo. */
export function tube(canvas: Canvas, scene: 'coast' | 'bush' | 'meadow' | 'bamboo'): string {
  const bamboo = scene === 'bamboo'
  const material = bamboo ? { base: '#a98650', sheen: 'satin' as const, trim: '#7e5f33' } : CARD
  const points = bamboo
    ? ([
        [0.06, 0.96],
        [0.3, 0.98],
        [0.345, 1.05],
        [0.39, 0.98],
        [0.65, 0.98],
        [0.695, 1.06],
        [0.74, 0.98],
        [1, 1],
      ] as const)
    : ([
        [0.16, 1],
        [1, 1],
      ] as const)
  const body = turned(CENTRE, FLOOR, 400, 88, points)
  const lid = turned(
    CENTRE,
    FLOOR,
    400,
    88,
    bamboo
      ? [
          [0, 0.84],
          [0.06, 0.88],
        ]
      : [
          [0, 1.03],
          [0.165, 1.04],
        ],
  )
  const nodes = bamboo
    ? [0.345, 0.695]
        .map((at) => ring(body, body.top + (body.floor - body.top) * ((at - 0.06) / 0.94), '#6f5229', 3, 0.6))
        .join('')
    : ''
  const cork = {
    base: bamboo ? '#c9a271' : mix(CARD.base, '#8d9a8f', scene === 'bush' ? 0.5 : 0.22),
    sheen: 'matte' as const,
    trim: '#8f6d42',
  }
  return (
    shadow(canvas, CENTRE, FLOOR, 90) +
    drawTurned(canvas, body, material, bamboo ? nodes : SCENES[scene](canvas)) +
    drawTurned(canvas, lid, cork) +
    ring(lid, lid.floor, '#2b241c', 2, 0.35)
  )
}
