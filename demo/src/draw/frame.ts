import { boxShadow, board } from './box'
import { ellipse, group, path, rect, SERIF, text } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import { petPhoto } from './photo'
import { PAPER, pressed, inkPaw } from './prints'
import { FRONTAL, onFace } from './solid'

/** A frame with mitred corners and what it holds. */
export function framed(canvas: Canvas, wood: Timber, content: 'paw' | 'photo' | 'clay', seed: string): string {
  const view = { x: 296, y: 490, ...FRONTAL }
  const [w, h, d] = [286, 350, 24]
  const rail = 30
  const bars = [
    `M0 0H${w}L${w - rail} ${rail}H${rail}Z`,
    `M0 ${h}H${w}L${w - rail} ${h - rail}H${rail}Z`,
    `M0 0L${rail} ${rail}V${h - rail}L0 ${h}Z`,
    `M${w} 0L${w - rail} ${rail}V${h - rail}L${w} ${h}Z`,
  ].map(
    (shape, index) =>
      group(
        { 'clip-path': canvas.clip(shape) },
        index < 2
          ? board(canvas, wood, w, h, `${seed} ${index}`)
          : group({ transform: `rotate(90) translate(0 ${-w})` }, board(canvas, wood, h, w, `${seed} ${index}`)),
      ) +
      path(shape, index === 0 ? '#ffffff' : '#1c1712', {
        opacity: index === 0 ? '0.16' : index === 1 ? '0.18' : '0.06',
      }),
  )
  const [x, y, iw, ih] = [rail, rail, w - rail * 2, h - rail * 2]
  const inner: Record<typeof content, () => string> = {
    paw: () =>
      inkPaw(w / 2, h * 0.44, 118, seed) +
      text('Bella', w / 2, h * 0.76, 28, '#5b5147', { 'font-family': SERIF, 'font-style': 'italic' }),
    photo: () =>
      petPhoto(canvas, x + 26, y + 30, iw - 52, ih - 60, '#8c7a66') +
      rect(x + 26, y + 30, iw - 52, ih - 60, 'none', { stroke: '#cfc6b6', 'stroke-width': 2 }),
    clay: () =>
      ellipse(w / 2 + 3, h * 0.43 + 5, 80, 80, '#1c1712', { opacity: '0.3' }) +
      ellipse(
        w / 2,
        h * 0.43,
        80,
        80,
        canvas.radial(
          [
            [0, '#ffffff'],
            [0.7, '#e9e4da'],
            [1, '#cfc8bb'],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ) +
      pressed(w / 2, h * 0.43, 94, '#e6e0d5') +
      rect(
        w / 2 - 54,
        h * 0.74,
        108,
        26,
        canvas.linear(
          [
            [0, '#e8cf92'],
            [0.5, '#c7a052'],
            [1, '#a37c38'],
          ],
          25,
        ),
        { rx: 3 },
      ) +
      text('BELLA', w / 2, h * 0.74 + 18, 14, '#5f4619', { 'font-family': SERIF, 'letter-spacing': 4 }),
  }
  return (
    boxShadow(canvas, view, [w, h, 70]) +
    onFace(view, [w, h, d], 'right', rect(0, 0, d, h, darker(wood.base, 0.4))) +
    onFace(view, [w, h, d], 'top', rect(0, 0, w, d, lighter(wood.base, 0.25))) +
    onFace(
      view,
      [w, h, d],
      'front',
      rect(x, y, iw, ih, content === 'clay' ? '#d8cfc0' : PAPER),
      inner[content](),
      rect(x, y, iw, 7, '#1c1712', { opacity: '0.16' }),
      rect(x, y, 6, ih, '#1c1712', { opacity: '0.1' }),
      path(`M${x} ${y}H${x + iw * 0.72}L${x} ${y + ih * 0.66}Z`, '#fff', { opacity: '0.1' }),
      ...bars,
    )
  )
}
