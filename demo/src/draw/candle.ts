import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import { metalFill } from './jewellery'
import { drawTurned, ring, turned } from './lathe'
import { materialOf } from './materials'
import type { Material } from './materials'
import { mark } from './motifs'
import { CENTRE, FLOOR, shadow } from './studio'

/** A small flame with its glow. */
function flame(canvas: Canvas, x: number, y: number, size = 1): string {
  const glow = canvas.radial([
    [0, '#ffdf9e', 0.75],
    [0.4, '#ffdf9e', 0.25],
    [1, '#ffdf9e', 0],
  ])
  return (
    ellipse(x, y - 18 * size, 110 * size, 110 * size, glow) +
    stroke(`M${n(x)} ${n(y + 10)}V${n(y - 4)}`, '#4a3b30', 3) +
    group(
      { transform: `translate(${n(x)} ${n(y)}) scale(${size})` },
      path(
        'M0 4C-14 2-15-16 0-48C15-16 14 2 0 4Z',
        canvas.linear(
          [
            [0, '#fff3cf'],
            [0.6, '#f7c766'],
            [1, '#d98f3c'],
          ],
          90,
        ),
      ),
      path('M0 2C-6 0-6-10 0-24C6-10 6 0 0 2Z', '#fffdf0'),
    )
  )
}

const WAX: Material = { base: '#efe6d4', sheen: 'matte', trim: '#d9ccb4' }

const LINEN = '#c8b796'

function pillar(canvas: Canvas): string {
  const wax = turned(CENTRE, FLOOR, 300, 92, [
    [0, 0.96],
    [0.03, 1],
    [1, 1],
  ])
  const linen =
    rect(
      190,
      340,
      220,
      96,
      canvas.linear([
        [0, darker(LINEN, 0.1)],
        [1, LINEN],
      ]),
    ) +
    Array.from({ length: 18 }, (_, index) =>
      stroke(`M190 ${n(343 + index * 5.4)}H410`, lighter(LINEN, 0.4), 1, { opacity: '0.45' }),
    ).join('')
  return (
    shadow(canvas, CENTRE, FLOOR, 92) +
    drawTurned(canvas, wax, WAX, linen + mark('paw', 296, 392, 58, '#6d5c44')) +
    ring(wax, 340, '#8f7d5c', 1.4, 0.6) +
    ring(wax, 436, '#8f7d5c', 1.4, 0.6) +
    ellipse(CENTRE, wax.top + 1, 76, 9, '#fbe9c4') +
    flame(canvas, CENTRE, wax.top - 4)
  )
}

function glassCandle(canvas: Canvas): string {
  const shape =
    'M196 210V466C196 486 216 498 300 498C384 498 404 486 404 466V210C404 200 380 190 300 190C220 190 196 200 196 210Z'
  const wax =
    'M204 300V462C204 480 222 490 300 490C378 490 396 480 396 462V300C396 312 360 320 300 320C240 320 204 312 204 300Z'
  return (
    shadow(canvas, CENTRE, FLOOR, 102) +
    path(
      shape,
      canvas.linear([
        [0, '#d4dcda', 0.75],
        [0.5, '#ffffff', 0.4],
        [1, '#b9c6c4', 0.8],
      ]),
    ) +
    path(
      wax,
      canvas.linear([
        [0, '#e2d8c4'],
        [0.35, '#fbf5e6'],
        [1, '#cdbfa4'],
      ]),
    ) +
    ellipse(300, 302, 96, 19, '#fbefd4') +
    flame(canvas, 300, 290, 0.85) +
    rect(240, 376, 120, 70, '#f3eee3', { rx: 3 }) +
    mark('heart', 300, 402, 26, '#a58d63') +
    text('with love', 300, 434, 15, '#6a5f50', { 'font-family': SERIF, 'font-style': 'italic' }) +
    rect(212, 216, 18, 250, '#ffffff', { rx: 9, opacity: '0.55', filter: canvas.blur(4) }) +
    stroke(shape, '#9fb0ad', 2, { opacity: '0.7' }) +
    ellipse(300, 210, 104, 19, 'none', { stroke: '#9fb0ad', 'stroke-width': 2 })
  )
}

function lantern(canvas: Canvas): string {
  const metal = materialOf('graphite')
  const bar = (x: number): string => rect(x, 226, 12, 236, metalFill(canvas, metal, 0))
  return (
    shadow(canvas, CENTRE, 494, 122) +
    stroke('M250 120C250 60 350 60 350 120', metal.base, 8) +
    path(
      'M196 226L262 122H338L404 226Z',
      canvas.linear([
        [0, '#6d7177'],
        [0.4, '#4b4e53'],
        [1, '#2d2f33'],
      ]),
    ) +
    rect(184, 222, 232, 16, metalFill(canvas, metal, 0), { rx: 4 }) +
    rect(
      204,
      238,
      192,
      222,
      canvas.linear([
        [0, '#e8ddc3', 0.75],
        [0.5, '#fff5d9', 0.9],
        [1, '#d6c9a8', 0.75],
      ]),
    ) +
    ellipse(300, 456, 44, 10, '#d9ccb4') +
    rect(
      262,
      380,
      76,
      76,
      canvas.linear([
        [0, '#e2d8c4'],
        [0.35, '#fbf5e6'],
        [1, '#cdbfa4'],
      ]),
    ) +
    ellipse(300, 380, 38, 8, '#fbefd4') +
    flame(canvas, 300, 372, 0.9) +
    [204, 294, 384].map(bar).join('') +
    rect(184, 456, 232, 22, metalFill(canvas, metal, 0), { rx: 4 }) +
    rect(200, 478, 40, 16, '#34373b') +
    rect(360, 478, 40, 16, '#34373b')
  )
}

export const candle = (canvas: Canvas, kind: 'pillar' | 'glass' | 'lantern'): string =>
  ({ pillar, glass: glassCandle, lantern })[kind](canvas)

/** A tealight over a small chamber. */
export function tealight(canvas: Canvas, material: Material): string {
  const body = turned(CENTRE, FLOOR, 236, 118, [
    [0.2, 1],
    [0.26, 0.98],
    [0.5, 0.9],
    [0.82, 0.94],
    [0.94, 1],
    [1, 1],
  ])
  const well =
    ellipse(CENTRE, body.top, 92, 13, darker(material.base, 0.5)) + ellipse(CENTRE, body.top - 2, 66, 9, '#f3ead8')
  return (
    shadow(canvas, CENTRE, FLOOR, 118) +
    drawTurned(canvas, body, material, mark('paw', 298, 412, 84, material.trim, 0, { opacity: '0.9' })) +
    ring(body, body.top + 26, darker(material.base, 0.5), 1.6, 0.5) +
    well +
    flame(canvas, CENTRE, body.top - 8, 0.95)
  )
}
