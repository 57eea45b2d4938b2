import { ellipse, group, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { darker } from './colour'
import { metalFill } from './jewellery'
import { drawTurned, turned } from './lathe'
import { materialOf } from './materials'
import { mark } from './motifs'
import { CENTRE, FLOOR, shadow, wallShadow } from './studio'

/** Five tubes under a disc. */
export function chime(canvas: Canvas): string {
  const silver = materialOf('silver')
  const tubes = [
    [206, 250],
    [250, 292],
    [300, 316],
    [350, 280],
    [394, 236],
  ] as const
  const parts = tubes
    .map(
      ([x, length]) =>
        stroke(`M${x} 158V182`, '#6a5f50', 2) + rect(x - 9, 180, 18, length, metalFill(canvas, silver, 0), { rx: 8 }),
    )
    .join('')
  const sail = path(
    'M300 470L334 520Q300 560 266 520Z',
    canvas.linear(
      [
        [0, '#c99a66'],
        [1, '#8f6238'],
      ],
      50,
    ),
  )
  return (
    wallShadow(
      canvas,
      ellipse(300, 150, 124, 22, '#3a332b') +
        tubes.map(([x, length]) => rect(x - 9, 180, 18, length, '#3a332b')).join(''),
    ) +
    stroke('M300-10V60M300 60L200 146M300 60L400 146M300 60V146', '#6a5f50', 3) +
    stroke('M300 160V476', '#6a5f50', 2) +
    parts +
    path(
      'M176 150C176 130 424 130 424 150V160C424 180 176 180 176 160Z',
      canvas.linear([
        [0, '#8f6238'],
        [0.35, '#d6a874'],
        [1, '#7c5229'],
      ]),
    ) +
    ellipse(300, 148, 124, 17, '#d8b083') +
    ellipse(300, 330, 30, 9, '#a5733f') +
    ellipse(300, 327, 30, 9, '#c99a66') +
    sail +
    text('Bella', 300, 522, 17, '#4f3315', { 'font-family': SERIF, 'font-style': 'italic' })
  )
}

/** A bronze leaf beside a young plant. */
export function stake(canvas: Canvas): string {
  const bronze = materialOf('bronze')
  const leaf = 'M0-92C46-56 56 6 34 56C24 78 8 90 0 104C-8 90-24 78-34 56C-56 6-46-56 0-92Z'
  const pot = turned(CENTRE, FLOOR, 170, 112, [
    [0, 1.04],
    [0.16, 1.05],
    [0.17, 0.96],
    [1, 0.74],
  ])
  return (
    shadow(canvas, CENTRE, FLOOR, 84) +
    stroke('M250 330C240 280 214 262 196 222M252 330C250 280 258 250 250 206', '#6f7f58', 5) +
    [
      [196, 222, -130],
      [216, 262, -20],
      [250, 206, -96],
      [256, 264, -160],
      [230, 290, 200],
    ]
      .map(([x = 0, y = 0, turn = 0]) => mark('leaf', x, y, 64, '#7f9066', turn))
      .join('') +
    stroke('M336 340L342 150', darker(bronze.base, 0.2), 9) +
    stroke('M334 340L340 150', bronze.trim, 2.4) +
    group(
      { transform: 'translate(344 158) rotate(5)' },
      path(leaf, metalFill(canvas, bronze, 40)),
      stroke('M0-78V96', darker(bronze.base, 0.35), 3),
      ...[-44, -16, 12, 40].map((y) =>
        stroke(`M0 ${y + 18}L32 ${y}M0 ${y + 18}L-32 ${y}`, darker(bronze.base, 0.3), 1.8, {
          opacity: '0.8',
        }),
      ),
    ) +
    drawTurned(canvas, pot, materialOf('terracotta')) +
    ellipse(CENTRE, pot.top + 1, 108, 13, '#5b4636')
  )
}

/** A brass star on a cord. */
export function star(canvas: Canvas): string {
  const brass = materialOf('brass')
  return (
    wallShadow(canvas, mark('star', 300, 336, 290, '#3a332b')) +
    stroke('M300-10V196', '#8b7a60', 3) +
    ellipse(300, 200, 9, 9, 'none', { stroke: brass.base, 'stroke-width': 5 }) +
    mark('star', 303, 340, 290, darker(brass.base, 0.35)) +
    mark('star', 300, 336, 290, metalFill(canvas, brass)) +
    text('Bella', 300, 356, 42, '#6b4f1f', { 'font-family': SERIF, 'font-style': 'italic' })
  )
}
