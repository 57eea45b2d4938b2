import { seededRandom } from '../random'
import { ellipse, group, n, path, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Picture } from './picture'
import { CENTRE, shadow } from './studio'

type Stone = Extract<Picture, { draw: 'stone' }>['kind']

const BLOB = 'M118 408C104 340 168 292 262 282C352 272 456 296 482 368C500 432 448 488 336 494C214 500 134 482 118 408Z'

/** Letters cut into stone: a light edge below, the dark cut above. */
export function cut(
  words: string,
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
  family: string,
): string {
  const letters = (fill: string, dx: number, dy: number): string =>
    `<text x="${n(x + dx)}" y="${n(y + dy)}" font-size="${n(size)}" text-anchor="middle" font-family="${family}" letter-spacing="${n(size * 0.05)}" fill="${fill}">${words}</text>`
  return letters(light, 1, 1.4) + letters(dark, 0, 0)
}

function mottled(
  seed: string,
  count: number,
  box: readonly [number, number, number, number],
  tones: readonly string[],
): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () =>
    ellipse(
      box[0] + random.next() * box[2],
      box[1] + random.next() * box[3],
      1 + random.next() * 3.4,
      0.8 + random.next() * 2.2,
      random.pick(tones),
      { opacity: n(0.2 + random.next() * 0.35) },
    ),
  ).join('')
}

/** Stones for the garden. */
export function riverStone(canvas: Canvas, drawing: string): string {
  return (
    shadow(canvas, CENTRE, 490, 176) +
    group(
      { 'clip-path': canvas.clip(BLOB) },
      path(
        BLOB,
        canvas.radial(
          [
            [0, '#c3bdb2'],
            [0.6, '#9b958b'],
            [1, '#6c675f'],
          ],
          0.36,
          0.24,
          0.85,
        ),
      ),
      mottled('river', 260, [100, 270, 400, 230], ['#ded9cf', '#5f5a53', '#847d73']),
      drawing,
    )
  )
}

export function slate(canvas: Canvas, drawing: string): string {
  const shape = 'M142 214L206 186L318 194L420 178L466 226L458 330L472 430L440 484L300 492L166 486L138 420L150 320Z'
  return (
    group({ transform: 'translate(20 10)', opacity: '0.35', filter: canvas.blur(12) }, path(shape, '#3a332b')) +
    path(shape, '#3f434a', { transform: 'translate(6 5)' }) +
    group(
      { 'clip-path': canvas.clip(shape) },
      path(
        shape,
        canvas.linear(
          [
            [0, '#777c84'],
            [0.5, '#5c6169'],
            [1, '#464a51'],
          ],
          60,
        ),
      ),
      ...[230, 262, 340, 402, 452].map((y, index) =>
        stroke(
          `M120 ${y}C220 ${y - 12} 320 ${y + 14} 490 ${y - 6 + index * 3}`,
          index % 2 ? '#8d929a' : '#393d43',
          2.2,
          { opacity: '0.4' },
        ),
      ),
      drawing,
    ) +
    stroke(shape, '#a3a8af', 1.6, { opacity: '0.5' })
  )
}

export const stoneTone: Record<Stone, readonly [dark: string, light: string]> = {
  river: ['#4c473f', '#d9d4c9'],
  slate: ['#e9e6df', '#2c2f34'],
  granite: ['#dcd8d0', '#16181b'],
  bench: ['#6d675d', '#e4dfd5'],
}

/** A pebble for the pocket, with a mark. */
export function pebbleShape(canvas: Canvas, drawing: string): string {
  const shape =
    'M176 400C170 330 232 290 306 288C384 286 436 330 430 398C424 462 366 490 300 490C232 490 182 464 176 400Z'
  return (
    shadow(canvas, CENTRE, 488, 118) +
    group(
      { 'clip-path': canvas.clip(shape) },
      path(
        shape,
        canvas.radial(
          [
            [0, '#d8d2c8'],
            [0.55, '#aea79c'],
            [1, '#7a746a'],
          ],
          0.36,
          0.22,
          0.85,
        ),
      ),
      mottled('pebble', 140, [170, 280, 270, 220], ['#efeae1', '#6c665d', '#958e84']),
      drawing,
    ) +
    stroke(shape, darker('#7a746a', 0.4), 1, { opacity: '0.4' }) +
    ellipse(250, 326, 44, 16, lighter('#d8d2c8', 0.8), {
      opacity: '0.5',
      filter: canvas.blur(8),
      transform: 'rotate(-18 250 326)',
    })
  )
}
