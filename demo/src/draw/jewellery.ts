import { ellipse, group, n, path, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Material } from './materials'
import { HEART_PATH, mark } from './motifs'
import { petPhoto } from './photo'
import { shadow, wallShadow } from './studio'

/** Bright metal, lit from the upper left. */
export const metalFill = (canvas: Canvas, { base }: Material, degrees = 55): string =>
  canvas.linear(
    [
      [0, lighter(base, 0.72)],
      [0.22, lighter(base, 0.2)],
      [0.42, base],
      [0.55, lighter(base, 0.55)],
      [0.68, darker(base, 0.12)],
      [1, darker(base, 0.42)],
    ],
    degrees,
  )

/** A chain from the upper corners to the middle. */
function chain(canvas: Canvas, material: Material, toY: number): string {
  const d = `M206-10C224 90 262 ${n(toY - 60)} 300 ${n(toY)}C338 ${n(toY - 60)} 376 90 394-10`
  return (
    wallShadow(canvas, stroke(d, '#3a332b', 4), 8, 12) +
    stroke(d, darker(material.base, 0.35), 5, { 'stroke-dasharray': '0.1 7' }) +
    stroke(d, lighter(material.base, 0.55), 3, {
      'stroke-dasharray': '0.1 7',
      transform: 'translate(-0.8 -0.8)',
    })
  )
}

const bail = (canvas: Canvas, material: Material, y: number): string =>
  ellipse(300, y, 9, 15, 'none', { stroke: metalFill(canvas, material), 'stroke-width': 6 })

const cord = (toY: number): string =>
  stroke(`M206-10C224 90 262 ${n(toY - 60)} 300 ${n(toY)}C338 ${n(toY - 60)} 376 90 394-10`, '#4a3b30', 5)

/** A solid shape with a bevel and a sheen. */
export function bevelled(canvas: Canvas, d: string, material: Material, transform: string, scale: number): string {
  const shape = path(d, metalFill(canvas, material), { transform })
  const clip = group(
    { transform },
    group(
      { 'clip-path': canvas.clip(d) },
      stroke(d, '#ffffff', 16 / scale, {
        opacity: '0.5',
        filter: canvas.blur(6 / scale),
        transform: `translate(${n(3 / scale)} ${n(4 / scale)})`,
      }),
      stroke(d, darker(material.base, 0.6), 18 / scale, {
        opacity: '0.5',
        filter: canvas.blur(8 / scale),
        transform: `translate(${n(-5 / scale)} ${n(-6 / scale)})`,
      }),
    ),
  )
  return (
    shape +
    clip +
    path(d, 'none', {
      transform,
      stroke: darker(material.base, 0.5),
      'stroke-width': n(1 / scale),
      'stroke-opacity': '0.5',
    })
  )
}

const DROP = 'M0-62C8-38 40-8 40 22C40 46 22 62 0 62C-22 62-40 46-40 22C-40-8-8-38 0-62Z'
const BAR = 'M-15-66H15Q18-66 18-63V63Q18 66 15 66H-15Q-18 66-18 63V-63Q-18-66-15-66Z'
const ROUND = 'M0-56A56 56 0 1 1 0 56A56 56 0 1 1 0-56Z'

type PendantForm = 'drop' | 'heart' | 'paw' | 'bar' | 'round'

/** A pendant on its chain against the wall. */
export function pendant(canvas: Canvas, form: PendantForm, material: Material): string {
  const place = (y: number, scale: number): string => `translate(300 ${n(y)}) scale(${scale})`
  const hang = form === 'bar' ? cord(196) : chain(canvas, material, 196)
  const body = ((): string => {
    switch (form) {
      case 'drop':
        return (
          wallShadow(canvas, path(DROP, '#3a332b', { transform: place(328, 1.75) })) +
          bevelled(canvas, DROP, material, place(328, 1.75), 1.75) +
          ellipse(270, 330, 14, 34, '#fff', {
            opacity: '0.55',
            filter: canvas.blur(6),
            transform: 'rotate(14 270 330)',
          })
        )
      case 'bar':
        return (
          wallShadow(canvas, path(BAR, '#3a332b', { transform: place(334, 1.7) })) +
          bevelled(canvas, BAR, material, place(334, 1.7), 1.7) +
          mark('paw', 300, 292, 30, lighter(material.base, 0.55))
        )
      case 'round':
        return (
          wallShadow(canvas, path(ROUND, '#3a332b', { transform: place(326, 1.7) })) +
          bevelled(canvas, ROUND, material, place(326, 1.7), 1.7)
        )
      case 'heart':
        return (
          wallShadow(canvas, path(HEART_PATH, '#3a332b', { transform: place(322, 2) })) +
          bevelled(canvas, HEART_PATH, material, place(322, 2), 2)
        )
      case 'paw':
        return (
          wallShadow(canvas, mark('paw', 300, 324, 196, '#3a332b')) +
          mark('paw', 300, 324, 196, metalFill(canvas, material)) +
          mark('paw', 297, 321, 178, lighter(material.base, 0.35), 0, { opacity: '0.4' })
        )
    }
  })()
  return hang + body + bail(canvas, material, 204)
}

/** An open locket: a portrait in one half, a few strands of fur in the other. */
export function locket(canvas: Canvas, material: Material): string {
  const half = (x: number): string =>
    wallShadow(canvas, ellipse(x, 340, 84, 84, '#3a332b')) +
    ellipse(x, 340, 84, 84, metalFill(canvas, material)) +
    ellipse(x, 340, 68, 68, darker(material.base, 0.28)) +
    ellipse(x, 341, 65, 65, '#ece6db')
  const photo = group(
    { 'clip-path': canvas.clip('M218 276A65 65 0 1 0 218 406A65 65 0 1 0 218 276Z') },
    petPhoto(canvas, 152, 276, 132, 132, '#8c7a66'),
  )
  const fur = [0, 1, 2, 3, 4, 5]
    .map((index) =>
      stroke(
        `M${n(346 + index * 5)} 384C${n(352 + index * 7)} 350 ${n(370 + index * 6)} 330 ${n(376 + index * 9)} ${n(300 + index * 4)}`,
        index % 2 ? '#b58f63' : '#8f6d48',
        3.4,
        { opacity: '0.85' },
      ),
    )
    .join('')
  const tie = stroke('M346 368C360 376 374 378 388 372', '#8b5e57', 5)
  return (
    chain(canvas, material, 236) +
    half(218) +
    half(386) +
    photo +
    fur +
    tie +
    ellipse(302, 340, 7, 26, metalFill(canvas, material)) +
    bail(canvas, material, 250)
  )
}

/** Beads on a thread, lying on the table. */
export function bracelet(canvas: Canvas, material: Material): string {
  const beads = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2
    return { x: 300 + Math.cos(angle) * 172, y: 396 + Math.sin(angle) * 70, special: index === 6 }
  }).sort((a, b) => a.y - b.y)
  const fill = canvas.radial(
    [
      [0, '#ffffff'],
      [0.35, lighter(material.base, 0.4)],
      [0.75, material.base],
      [1, darker(material.base, 0.5)],
    ],
    0.34,
    0.28,
    0.75,
  )
  return (
    group(
      { opacity: '0.4', filter: canvas.blur(9) },
      ellipse(312, 412, 178, 74, 'none', { stroke: '#3a332b', 'stroke-width': 34 }),
    ) +
    beads
      .map(
        ({ x, y, special }) =>
          ellipse(x, y, special ? 27 : 20, special ? 27 : 20, fill, {
            stroke: darker(material.base, 0.55),
            'stroke-width': 0.6,
          }) + (special ? mark('paw', x, y + 1, 25, darker(material.base, 0.5)) : ''),
      )
      .join('')
  )
}

/** A heart on a split ring. */
export function keyring(canvas: Canvas, material: Material): string {
  const place = 'translate(300 372) scale(2)'
  const ringOf = (y: number, r: number, width: number): string =>
    ellipse(300, y, r, r, 'none', { stroke: metalFill(canvas, material), 'stroke-width': width })
  return (
    wallShadow(
      canvas,
      ellipse(300, 160, 74, 74, 'none', { stroke: '#3a332b', 'stroke-width': 12 }) +
        path(HEART_PATH, '#3a332b', { transform: place }),
    ) +
    ringOf(160, 74, 11) +
    ringOf(160, 66, 3) +
    ringOf(246, 16, 6) +
    ringOf(270, 15, 6) +
    bevelled(canvas, HEART_PATH, material, place, 2) +
    mark('paw', 300, 366, 78, darker(material.base, 0.45), 0, { opacity: '0.85' })
  )
}

/** A heart that fits the palm, on a small stand. */
export function heartUrn(canvas: Canvas, material: Material, kind: 'paw' | 'plain' | 'line'): string {
  const place = 'translate(300 334) scale(3.1)'
  const line = path(HEART_PATH, 'none', {
    transform: 'translate(300 332) scale(2.5)',
    stroke: lighter(material.base, 0.6),
    'stroke-width': 0.9,
    opacity: '0.8',
  })
  const sheen = ellipse(222, 262, 46, 26, '#fff', {
    opacity: material.sheen === 'matte' ? '0.2' : '0.6',
    filter: canvas.blur(14),
    transform: 'rotate(-38 222 262)',
  })
  const foot =
    ellipse(300, 484, 52, 12, darker(material.base, 0.45)) +
    path('M262 452C276 470 276 478 250 484H350C324 478 324 470 338 452Z', metalFill(canvas, material, 0))
  return (
    shadow(canvas, 300, 488, 74) +
    foot +
    bevelled(canvas, HEART_PATH, material, place, 3.1) +
    sheen +
    (kind === 'paw'
      ? mark('paw', 301, 330, 104, darker(material.base, 0.4), 0, { opacity: '0.6' }) +
        mark('paw', 299, 328, 104, material.trim, 0, { opacity: '0.95' })
      : '') +
    (kind === 'line' ? line : '')
  )
}
