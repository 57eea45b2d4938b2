import { seededRandom } from '../random'
import { front } from './box-front'
import { ellipse, group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import type { BoxDetail } from './picture'
import { footprint, onFace, project, raised } from './solid'
import type { Size, View } from './solid'

/** A board: its colour, and grain that runs along it. */
export function board(canvas: Canvas, wood: Timber, width: number, height: number, seed: string, shade = 0): string {
  const random = seededRandom(seed)
  const base = shade > 0 ? darker(wood.base, shade) : lighter(wood.base, -shade)
  const lines = Array.from({ length: Math.round(height / 7) }, () => {
    const [y, wave] = [random.next() * height, (random.next() - 0.5) * height * 0.16]
    const x = (random.next() - 0.3) * width * 0.5
    const end = x + width * (0.4 + random.next() * 0.9)
    return stroke(
      `M${n(x)} ${n(y)}C${n(x + (end - x) * 0.3)} ${n(y + wave)} ${n(x + (end - x) * 0.6)} ${n(y - wave)} ${n(end)} ${n(y + wave * 0.3)}`,
      random.chance(0.25) ? wood.dark : wood.grain,
      0.7 + random.next() * 1.9,
      { opacity: n(0.2 + random.next() * 0.3) },
    )
  })
  const frame = `M0 0H${n(width)}V${n(height)}H0Z`
  return group(
    { 'clip-path': canvas.clip(frame) },
    path(
      frame,
      canvas.linear(
        [
          [0, lighter(base, 0.1)],
          [1, darker(base, 0.1)],
        ],
        35,
      ),
    ),
    ...lines,
  )
}

/** Contact and cast shadow of a thing with straight edges. */
export function boxShadow(canvas: Canvas, view: View, size: Size): string {
  const foot = footprint(view, size)
  return (
    group({ transform: 'translate(30 3)', opacity: '0.3', filter: canvas.blur(15) }, path(foot, '#4a3f33')) +
    group({ transform: 'translate(5 2)', opacity: '0.5', filter: canvas.blur(4) }, path(foot, '#2b241c'))
  )
}

/** Three lit faces of one timber; `front` is drawn on the front in its own measure. */
export function crate(
  canvas: Canvas,
  view: View,
  size: Size,
  wood: Timber,
  seed: string,
  front = '',
  top = '',
): string {
  const [w, h, d] = size
  const edge = (width: number, height: number): string =>
    rect(0.6, 0.6, width - 1.2, height - 1.2, 'none', {
      stroke: darker(wood.dark, 0.3),
      'stroke-width': 1.2,
      opacity: '0.4',
    })
  return (
    onFace(
      view,
      size,
      'right',
      board(canvas, wood, d, h, `${seed} right`, 0.36),
      rect(
        0,
        0,
        d,
        h,
        canvas.linear(
          [
            [0, '#1c1712', 0],
            [1, '#1c1712', 0.28],
          ],
          60,
        ),
      ),
      edge(d, h),
    ) +
    onFace(
      view,
      size,
      'top',
      board(canvas, wood, w, d, `${seed} top`, -0.2),
      rect(
        0,
        0,
        w,
        d,
        canvas.linear(
          [
            [0, '#fff', 0.26],
            [1, '#fff', 0],
          ],
          40,
        ),
      ),
      top,
      edge(w, d),
    ) +
    onFace(
      view,
      size,
      'front',
      board(canvas, wood, w, h, `${seed} front`),
      rect(
        0,
        0,
        w,
        h,
        canvas.linear(
          [
            [0, '#fff', 0.16],
            [0.55, '#fff', 0],
            [1, '#1c1712', 0.16],
          ],
          70,
        ),
      ),
      front,
      edge(w, h),
    )
  )
}

/** A lid a little wider than the box, with the dark line beneath it. */
export function lidded(
  canvas: Canvas,
  view: View,
  size: Size,
  wood: Timber,
  seed: string,
  front: string,
  lidTop = '',
): string {
  const [w, h, d] = size
  const lid: Size = [w + 10, 16, d + 10]
  const under = onFace(view, size, 'front', rect(0, 0, w, 9, '#1c1712', { opacity: '0.3' }))
  return (
    crate(canvas, view, size, wood, seed, front) +
    under +
    crate(canvas, raised(view, h), lid, wood, `${seed} lid`, '', lidTop)
  )
}

const SIZES: Record<'low' | 'cube' | 'tall', Size> = {
  low: [262, 128, 170],
  cube: [210, 186, 176],
  tall: [182, 236, 158],
}

/** A timber urn. */
export function timberBox(
  canvas: Canvas,
  wood: Timber,
  detail: BoxDetail,
  shape: 'low' | 'cube' | 'tall',
  view: View,
  seed: string,
  scale = 1,
): string {
  const [w0, h0, d0] = SIZES[shape]
  const size: Size = [w0 * scale, h0 * scale, d0 * scale]
  const drawing = front(canvas, detail, wood, size)
  if (detail !== 'slide') return boxShadow(canvas, view, size) + lidded(canvas, view, size, wood, seed, drawing)
  const [w, h, d] = size
  const lid: Size = [w - 26, 7, d - 22]
  const groove =
    stroke(`M0 10H${n(w)}`, wood.dark, 2, { opacity: '0.5' }) + ellipse(w / 2, 5, 15, 4, wood.dark, { opacity: '0.6' })
  const open: View = { ...raised(view, h), x: project(view, [34 * scale, 0, 0])[0] }
  const well = rect(12, 10, w - 24, d - 20, darker(wood.dark, 0.35), { rx: 2 })
  return (
    boxShadow(canvas, view, size) +
    crate(canvas, view, size, wood, seed, groove, well) +
    crate(canvas, { ...open, y: raised(view, h).y + 9 * scale }, lid, wood, `${seed} slide`)
  )
}
