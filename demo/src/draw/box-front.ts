import { ellipse, group, n, path, rect } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import { gumSpray, mark } from './motifs'
import { petPhoto } from './photo'
import type { BoxDetail } from './picture'
import type { Size } from './solid'

const carve = (drawing: (fill: string, dx: number, dy: number) => string, wood: Timber): string =>
  drawing(lighter(wood.base, 0.4), 1.6, 1.8) + drawing(darker(wood.dark, 0.15), 0, 0)

function plate(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const brass = canvas.linear(
    [
      [0, '#e8cf92'],
      [0.45, '#c7a052'],
      [0.6, '#dcbc74'],
      [1, '#a37c38'],
    ],
    25,
  )
  const word = (at: number, share: number): string =>
    rect(x + (width * (1 - share)) / 2, y + at, width * share, 3.2, '#6e5222', { rx: 1.6, opacity: '0.75' })
  return (
    rect(x + 1, y + 2, width, height, '#1c1712', { rx: 4, opacity: '0.35' }) +
    rect(x, y, width, height, brass, { rx: 4 }) +
    word(height * 0.32, 0.5) +
    word(height * 0.62, 0.34) +
    ellipse(x + 7, y + height / 2, 2, 2, '#7d602b') +
    ellipse(x + width - 7, y + height / 2, 2, 2, '#7d602b')
  )
}

function photoWindow(canvas: Canvas, width: number, height: number, wood: Timber): string {
  const [w, h] = [Math.min(width * 0.62, height * 0.9), height * 0.7]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  return (
    rect(x - 9, y - 9, w + 18, h + 18, darker(wood.base, 0.18), { rx: 3 }) +
    rect(x - 9, y - 9, w + 18, 4, lighter(wood.base, 0.3), { opacity: '0.6' }) +
    rect(x - 4, y - 4, w + 8, h + 8, '#f7f3ec') +
    petPhoto(canvas, x, y, w, h, wood.base) +
    path(`M${n(x)} ${n(y)}H${n(x + w * 0.7)}L${n(x)} ${n(y + h * 0.75)}Z`, '#fff', { opacity: '0.13' })
  )
}

/** What is on the front of the box. */
export function front(canvas: Canvas, detail: BoxDetail, wood: Timber, [w, h]: Size): string {
  const pale = lighter(wood.base, 0.62)
  switch (detail) {
    case 'paw':
      return carve((fill, dx, dy) => mark('paw', w / 2 + dx, h * 0.53 + dy, h * 0.44, fill), wood)
    case 'heart':
      return (
        mark('heart', w / 2 + 1, h * 0.52 + 2, h * 0.42, '#1c1712', 0, { opacity: '0.3' }) +
        mark('heart', w / 2, h * 0.52, h * 0.42, pale)
      )
    case 'photo':
      return photoWindow(canvas, w, h, wood)
    case 'plate':
      return plate(canvas, w * 0.28, h * 0.36, w * 0.44, Math.min(h * 0.36, 52))
    case 'inlay':
      return (
        rect(14, h * 0.26, w - 28, 4, pale) +
        rect(14, h * 0.26 + 9, w - 28, 1.6, pale, { opacity: '0.7' }) +
        rect(14, h * 0.8, w - 28, 4, pale)
      )
    case 'gum':
      return group(
        {
          transform: `translate(${n(w / 2)} ${n(h * 0.54)}) scale(${n((h / 220) * 10) === '0' ? '1' : String(Math.round((Math.min(w, h) / 215) * 100) / 100)})`,
        },
        gumSpray(darker(wood.dark, 0.25), 0.82),
      )
    case 'plain':
    case 'slide':
      return ''
  }
}
