import { seededRandom } from '../random'
import { ellipse, group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import { gumSpray, mark } from './motifs'
import { petPhoto } from './photo'
import type { BoxDetail } from './picture'
import { footprint, onFace, project, raised } from './solid'
import type { View } from './solid'

type Size = readonly [w: number, h: number, d: number]

/** A board: its colour, and grain that runs along it. */
export function board(canvas: Canvas, wood: Timber, width: number, height: number, seed: string, shade = 0): string {
  const random = seededRandom(seed)
  const base = shade > 0 ? darker(wood.base, shade) : lighter(wood.base, -shade)
  const lines = Array.from({ length: Math.round(height / 7) }, () => {
    const [y, wave] = [random.next() * height, (random.next() - 0.5) * height * 0.16]
    const x = (random.next() - 0.3) * width * 0.5
    const end = x + width * (0.4 + random.next() * 0.9)
    return stroke(`M${n(x)} ${n(y)}C${n(x + (end - x) * 0.3)} ${n(y + wave)} ${n(x + (end - x) * 0.6)} ${n(y - wave)} ${n(end)} ${n(y + wave * 0.3)}`,
      random.chance(0.25) ? wood.dark : wood.grain, 0.7 + random.next() * 1.9, { opacity: n(0.2 + random.next() * 0.3) })
  })
  const frame = `M0 0H${n(width)}V${n(height)}H0Z`
  return group({ 'clip-path': canvas.clip(frame) }, path(frame, canvas.linear([[0, lighter(base, 0.1)], [1, darker(base, 0.1)]], 35)), ...lines)
}

/** Contact and cast shadow of a thing with straight edges. */
export function boxShadow(canvas: Canvas, view: View, size: Size): string {
  const foot = footprint(view, size)
  return group({ transform: 'translate(30 3)', opacity: '0.3', filter: canvas.blur(15) }, path(foot, '#4a3f33'))
    + group({ transform: 'translate(5 2)', opacity: '0.5', filter: canvas.blur(4) }, path(foot, '#2b241c'))
}

/** Three lit faces of one timber; `front` is drawn on the front in its own measure. */
export function crate(canvas: Canvas, view: View, size: Size, wood: Timber, seed: string, front = '', top = ''): string {
  const [w, h, d] = size
  const edge = (width: number, height: number): string => rect(0.6, 0.6, width - 1.2, height - 1.2, 'none', { stroke: darker(wood.dark, 0.3), 'stroke-width': 1.2, opacity: '0.4' })
  return onFace(view, size, 'right', board(canvas, wood, d, h, `${seed} right`, 0.36), rect(0, 0, d, h, canvas.linear([[0, '#1c1712', 0], [1, '#1c1712', 0.28]], 60)), edge(d, h))
    + onFace(view, size, 'top', board(canvas, wood, w, d, `${seed} top`, -0.2), rect(0, 0, w, d, canvas.linear([[0, '#fff', 0.26], [1, '#fff', 0]], 40)), top, edge(w, d))
    + onFace(view, size, 'front', board(canvas, wood, w, h, `${seed} front`), rect(0, 0, w, h, canvas.linear([[0, '#fff', 0.16], [0.55, '#fff', 0], [1, '#1c1712', 0.16]], 70)), front, edge(w, h))
}

/** A lid a little wider than the box, with the dark line beneath it. */
export function lidded(canvas: Canvas, view: View, size: Size, wood: Timber, seed: string, front: string, lidTop = ''): string {
  const [w, h, d] = size
  const lid: Size = [w + 10, 16, d + 10]
  const under = onFace(view, size, 'front', rect(0, 0, w, 9, '#1c1712', { opacity: '0.3' }))
  return crate(canvas, view, size, wood, seed, front) + under + crate(canvas, raised(view, h), lid, wood, `${seed} lid`, '', lidTop)
}

const carve = (drawing: (fill: string, dx: number, dy: number) => string, wood: Timber): string =>
  drawing(lighter(wood.base, 0.4), 1.6, 1.8) + drawing(darker(wood.dark, 0.15), 0, 0)

function plate(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const brass = canvas.linear([[0, '#e8cf92'], [0.45, '#c7a052'], [0.6, '#dcbc74'], [1, '#a37c38']], 25)
  const word = (at: number, share: number): string => rect(x + (width * (1 - share)) / 2, y + at, width * share, 3.2, '#6e5222', { rx: 1.6, opacity: '0.75' })
  return rect(x + 1, y + 2, width, height, '#1c1712', { rx: 4, opacity: '0.35' }) + rect(x, y, width, height, brass, { rx: 4 })
    + word(height * 0.32, 0.5) + word(height * 0.62, 0.34)
    + ellipse(x + 7, y + height / 2, 2, 2, '#7d602b') + ellipse(x + width - 7, y + height / 2, 2, 2, '#7d602b')
}

function photoWindow(canvas: Canvas, width: number, height: number, wood: Timber): string {
  const [w, h] = [Math.min(width * 0.62, height * 0.9), height * 0.7]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  return rect(x - 9, y - 9, w + 18, h + 18, darker(wood.base, 0.18), { rx: 3 }) + rect(x - 9, y - 9, w + 18, 4, lighter(wood.base, 0.3), { opacity: '0.6' })
    + rect(x - 4, y - 4, w + 8, h + 8, '#f7f3ec') + petPhoto(canvas, x, y, w, h, wood.base)
    + path(`M${n(x)} ${n(y)}H${n(x + w * 0.7)}L${n(x)} ${n(y + h * 0.75)}Z`, '#fff', { opacity: '0.13' })
}

/** What is on the front of the box. */
function front(canvas: Canvas, detail: BoxDetail, wood: Timber, [w, h]: Size): string {
  const pale = lighter(wood.base, 0.62)
  switch (detail) {
    case 'paw': return carve((fill, dx, dy) => mark('paw', w / 2 + dx, h * 0.53 + dy, h * 0.44, fill), wood)
    case 'heart': return mark('heart', w / 2 + 1, h * 0.52 + 2, h * 0.42, '#1c1712', 0, { opacity: '0.3' }) + mark('heart', w / 2, h * 0.52, h * 0.42, pale)
    case 'photo': return photoWindow(canvas, w, h, wood)
    case 'plate': return plate(canvas, w * 0.28, h * 0.36, w * 0.44, Math.min(h * 0.36, 52))
    case 'inlay': return rect(14, h * 0.26, w - 28, 4, pale) + rect(14, h * 0.26 + 9, w - 28, 1.6, pale, { opacity: '0.7' }) + rect(14, h * 0.8, w - 28, 4, pale)
    case 'gum': return group({ transform: `translate(${n(w / 2)} ${n(h * 0.54)}) scale(${n((h / 220) * 10) === '0' ? '1' : String(Math.round((Math.min(w, h) / 215) * 100) / 100)})` }, gumSpray(darker(wood.dark, 0.25), 0.82))
    case 'plain': case 'slide': return ''
  }
}

const SIZES: Record<'low' | 'cube' | 'tall', Size> = { low: [262, 128, 170], cube: [210, 186, 176], tall: [182, 236, 158] }

/** A timber urn. */
export function timberBox(canvas: Canvas, wood: Timber, detail: BoxDetail, shape: 'low' | 'cube' | 'tall', view: View, seed: string, scale = 1): string {
  const [w0, h0, d0] = SIZES[shape]
  const size: Size = [w0 * scale, h0 * scale, d0 * scale]
  const drawing = front(canvas, detail, wood, size)
  if (detail !== 'slide') return boxShadow(canvas, view, size) + lidded(canvas, view, size, wood, seed, drawing)
  const [w, h, d] = size
  const lid: Size = [w - 26, 7, d - 22]
  const groove = stroke(`M0 10H${n(w)}`, wood.dark, 2, { opacity: '0.5' }) + ellipse(w / 2, 5, 15, 4, wood.dark, { opacity: '0.6' })
  const open: View = { ...raised(view, h), x: project(view, [34 * scale, 0, 0])[0] }
  const well = rect(12, 10, w - 24, d - 20, darker(wood.dark, 0.35), { rx: 2 })
  return boxShadow(canvas, view, size) + crate(canvas, view, size, wood, seed, groove, well) + crate(canvas, { ...open, y: raised(view, h).y + 9 * scale }, lid, wood, `${seed} slide`)
}
