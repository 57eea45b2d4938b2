import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { mark } from './motifs'
import { petPhoto } from './photo'
import { wallShadow } from './studio'

type Plaque = {
  shape: 'plate' | 'small' | 'bar' | 'oval' | 'photo' | 'tile'
  fill: string
  ink: string
  edge: string
  icon: boolean
  photo: boolean
}

const PLAQUE_SHAPES: Record<Plaque['shape'], readonly [w: number, h: number, radius: number]> = {
  plate: [410, 206, 12],
  small: [340, 170, 10],
  bar: [430, 118, 8],
  oval: [420, 300, 0],
  photo: [420, 280, 14],
  tile: [330, 360, 16],
}

/** A plaque as it comes out of the workshop. */
export function plaque(canvas: Canvas, { shape, fill, ink, edge, icon, photo }: Plaque): string {
  const [w, h, radius] = PLAQUE_SHAPES[shape]
  const [x, y] = [300 - w / 2, 316 - h / 2]
  const outline = (colour: string, inset = 0, more: Record<string, string | number> = {}): string =>
    shape === 'oval'
      ? ellipse(300, 316, w / 2 - inset, h / 2 - inset, colour, more)
      : rect(x + inset, y + inset, w - inset * 2, h - inset * 2, colour, {
          rx: Math.max(radius - inset / 2, 2),
          ...more,
        })
  const portrait = (px: number, py: number, pw: number, ph: number, round = false): string => {
    const frame = round ? `M${px + pw / 2} ${py}a${pw / 2} ${ph / 2} 0 1 0 0.1 0Z` : `M${px} ${py}h${pw}v${ph}h${-pw}Z`
    return (
      group({ 'clip-path': canvas.clip(frame) }, petPhoto(canvas, px, py, pw, ph, '#8c7a66')) +
      path(frame, 'none', { stroke: edge, 'stroke-width': 3 })
    )
  }
  const words = (cx: number, top: number, size: number, lines: readonly string[]): string =>
    text('Bella', cx, top, size, ink, { 'font-family': SERIF, 'letter-spacing': 2 }) +
    lines
      .map((line, index) =>
        text(line, cx, top + size * 0.72 + index * size * 0.5, size * 0.36, ink, {
          'font-family': SERIF,
          'letter-spacing': 1,
        }),
      )
      .join('')
  const inside: Record<Plaque['shape'], () => string> = {
    plate: () =>
      (icon ? mark('paw', 190, 318, 92, ink) : '') +
      words(icon ? 350 : 300, 316, 58, ['Always beside us', '2010 - 2025']),
    small: () => mark('paw', 206, 318, 76, ink) + words(346, 318, 54, ['Our gentle friend']),
    bar: () => words(300, 308, 46, ['Our gentle friend', '2010 - 2025']),
    oval: () =>
      portrait(140, 244, 128, 144, true) + words(378, 306, 54, ['Loved every day']) + mark('heart', 378, 386, 38, ink),
    photo: () =>
      portrait(114, 206, 150, 220) +
      words(386, 326, 56, ['Always at our side', '2010 - 2025']) +
      (icon ? mark('paw', 386, 244, 52, ink) : ''),
    tile: () => portrait(170, 168, 260, 230) + words(300, 452, 44, []),
  }
  const screws =
    shape === 'tile' || shape === 'oval' || photo
      ? ''
      : [x + 18, x + w - 18]
          .map((cx) => ellipse(cx, 316, 6, 6, edge) + stroke(`M${n(cx - 4)} 319L${n(cx + 4)} 313`, ink, 1.6))
          .join('')
  return (
    wallShadow(canvas, outline('#3a332b'), 14, 18) +
    group({ transform: 'translate(3 4)' }, outline(edge)) +
    outline(fill) +
    outline('none', 9, { stroke: edge, 'stroke-width': 1.6, opacity: '0.8' }) +
    inside[shape]() +
    screws
  )
}
