import { hash, seededRandom } from '../random'
import { lookOf } from './brand'
import { Canvas, ellipse, group, round, path, rect, SANS, stroke, text } from './canvas'
import { darker, lighter } from './colour'
import { paw } from './paw'

const CLOTHS = ['#b9c2bf', '#c9bfb2', '#b7bccb', '#c7c3b4', '#bfb6bd'] as const

const wallShadow = (canvas: Canvas, shape: string, dx: number, dy: number): string =>
  group({ transform: `translate(${dx} ${dy})`, filter: canvas.blur(9), opacity: '0.28' }, shape)

function cloth(canvas: Canvas, tone: string, seed: string): string {
  const random = seededRandom(seed)
  const folds = Array.from({ length: 9 }, (_, index) => {
    const [x, bend] = [-60 + index * 110 + random.next() * 40, 80 + random.next() * 120]
    const d = `M${round(x)} -20C${round(x + bend)} 180 ${round(x - bend * 0.6)} 420 ${round(x + bend * 0.5)} 620`
    return (
      stroke(d, darker(tone, 0.4), 40, { opacity: '0.2', filter: canvas.blur(16) }) +
      stroke(d, lighter(tone, 0.8), 22, {
        opacity: '0.4',
        filter: canvas.blur(12),
        transform: 'translate(-26 0)',
      })
    )
  })
  const weave = Array.from({ length: 40 }, (_, index) =>
    stroke(`M0 ${index * 15}H800`, '#ffffff', 1, { opacity: '0.07' }),
  )
  return (
    rect(
      0,
      0,
      800,
      600,
      canvas.linear(
        [
          [0, lighter(tone, 0.25)],
          [1, darker(tone, 0.12)],
        ],
        40,
      ),
    ) +
    folds.join('') +
    weave.join('')
  )
}

const numberOn = (booking: string, x: number, y: number, size: number, ink: string): string =>
  text(booking, x, y, size, ink, { 'font-family': SANS, 'font-weight': '700', 'letter-spacing': size * 0.08 })

function paperTag(canvas: Canvas, booking: string, tone: string): string {
  const shape = 'M-210-86L-170-126H196Q210-126 210-112V112Q210 126 196 126H-170L-210 86Z'
  return (
    wallShadow(canvas, path(shape, '#2b241c'), 7, 11) +
    path(
      shape,
      canvas.linear(
        [
          [0, '#fdfaf3'],
          [1, '#e4dccd'],
        ],
        50,
      ),
    ) +
    rect(118, -126, 92, 252, tone) +
    group(
      { transform: 'translate(164 0) rotate(90)' },
      text('PRIVATE', 0, 9, 27, '#fffdf8', {
        'font-family': SANS,
        'font-weight': '600',
        'letter-spacing': 6,
      }),
    ) +
    ellipse(-164, 0, 19, 19, '#a39681') +
    ellipse(-164, 0, 11, 11, '#5f564a') +
    stroke('M-164 0C-250-30-300 40-420 6', '#8b7a62', 7) +
    stroke('M-164 0C-250-30-300 40-420 6', '#bfae94', 3) +
    text('BOOKING', -14, -54, 19, '#8a8073', { 'font-family': SANS, 'letter-spacing': 4 }) +
    numberOn(booking, -14, 10, 54, '#2f2a25') +
    stroke('M-124 54H104M-124 86H40', '#cdc3b2', 3)
  )
}

function metalTag(canvas: Canvas, booking: string): string {
  const metal = canvas.linear(
    [
      [0, '#f4f5f6'],
      [0.3, '#c3c7cb'],
      [0.5, '#e9ebed'],
      [0.7, '#a9aeb3'],
      [1, '#7f858b'],
    ],
    50,
  )
  return (
    wallShadow(canvas, ellipse(0, 0, 168, 168, '#2b241c'), 8, 12) +
    ellipse(-96, -176, 62, 62, 'none', { stroke: metal, 'stroke-width': 13 }) +
    ellipse(0, 0, 168, 168, metal) +
    ellipse(0, 0, 150, 150, 'none', { stroke: '#7f858b', 'stroke-width': 2.5 }) +
    ellipse(-72, -116, 19, 19, '#6d7378') +
    paw(0, -70, 66, '#6b7177') +
    numberOn(booking, 1.2, 39.4, 66, '#f3f4f5') +
    numberOn(booking, 0, 38, 66, '#43484d') +
    text('PLEASE KEEP WITH ME', 0, 88, 17, '#565c62', { 'font-family': SANS, 'letter-spacing': 2 })
  )
}

function bandTag(canvas: Canvas, booking: string, tone: string): string {
  const shape = 'M-330-62H300Q356-62 356 0Q356 62 300 62H-330Q-352 62-352 40V-40Q-352-62-330-62Z'
  const holes = Array.from({ length: 6 }, (_, index) => ellipse(-326 + index * 26, 0, 6, 6, darker(tone, 0.5))).join('')
  return (
    wallShadow(canvas, path(shape, '#2b241c'), 6, 10) +
    path(
      shape,
      canvas.linear(
        [
          [0, lighter(tone, 0.28)],
          [0.5, tone],
          [1, darker(tone, 0.22)],
        ],
        90,
      ),
    ) +
    rect(-150, -44, 380, 88, '#fbf8f1', { rx: 8 }) +
    numberOn(booking, 40, 22, 62, '#2f2a25') +
    holes +
    ellipse(302, 0, 24, 24, '#f3efe6') +
    ellipse(302, 0, 13, 13, '#b9ae9d')
  )
}

/** Picture of a pet's tag, 800 by 600: index 1 shows a paper tag, 2 a metal tag, 3 a leg band. */
export function tagPhoto(booking: string, index: number): string {
  const canvas = new Canvas(800, 600)
  const seed = `tag ${booking} ${index}`
  const random = seededRandom(seed)
  const tone = CLOTHS[hash(booking) % CLOTHS.length] ?? CLOTHS[0]
  const colour = random.pick(['#4f6579', lookOf('WA LWD').colour, '#6a5a78', '#7a5a48'])
  const drawing =
    [paperTag(canvas, booking, colour), metalTag(canvas, booking), bandTag(canvas, booking, colour)][(index - 1) % 3] ??
    ''
  const place = `translate(${round(400 + (random.next() - 0.5) * 50)} ${round(310 + (random.next() - 0.5) * 40)}) rotate(${round((random.next() - 0.5) * 22)})`
  const vignette = canvas.radial(
    [
      [0.5, '#1c1712', 0],
      [1, '#1c1712', 0.34],
    ],
    0.45,
    0.4,
    0.75,
  )
  return canvas.svg(
    `Tag of booking ${booking}, photo ${index}`,
    cloth(canvas, tone, seed),
    group({ transform: place }, drawing),
    rect(0, 0, 800, 600, vignette),
  )
}
