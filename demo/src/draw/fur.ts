import { seededRandom } from '../random'
import { timberBox } from './box'
import { group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import type { Timber } from './materials'
import { THREE_QUARTER } from './solid'
import { shadow } from './studio'

/** A lock of fur, tied at its foot. */
function tuft(x: number, y: number, scale: number): string {
  const random = seededRandom('tuft')
  const strands = Array.from({ length: 54 }, (_, index) => {
    const lean = (index / 53 - 0.5) * 2
    const [tip, rise] = [lean * 30 + 16 + random.next() * 10, 62 + random.next() * 26 - Math.abs(lean) * 14]
    return stroke(
      `M${n(lean * 7)} 0C${n(lean * 20 - 6)} ${n(-rise * 0.35)} ${n(lean * 26 - 8)} ${n(-rise * 0.75)} ${n(tip)} ${n(-rise)}`,
      random.pick(['#8f6d48', '#b08a5d', '#6f5334', '#c8a678']),
      1.5,
      { opacity: '0.85' },
    )
  })
  return group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, ...strands)
}

/** A clipping of fur in a corked vial. */
export function vial(canvas: Canvas): string {
  const glass =
    'M246 236C246 222 254 216 258 206V176H342V206C346 216 354 222 354 236V462C354 482 342 492 326 492H274C258 492 246 482 246 462Z'
  const cork = 'M262 128Q262 122 268 122H332Q338 122 338 128L334 192H266Z'
  const tie =
    stroke('M258 196C280 206 320 206 342 196', '#b6a284', 8) +
    stroke(
      'M300 202C280 236 262 226 268 212C276 200 296 200 300 202C304 200 326 200 332 212C338 226 320 236 300 202Z',
      '#b6a284',
      4.5,
    ) +
    stroke('M300 204L286 252M300 204L318 256', '#b6a284', 4.5)
  return (
    shadow(canvas, 300, 490, 62) +
    path(
      cork,
      canvas.linear([
        [0, '#dcbc90'],
        [0.4, '#c9a271'],
        [1, '#94703f'],
      ]),
    ) +
    path(
      glass,
      canvas.linear([
        [0, '#cbd5d3', 0.75],
        [0.16, '#ffffff', 0.85],
        [0.3, '#e4eae8', 0.35],
        [0.75, '#dfe6e4', 0.3],
        [0.92, '#b4c1bf', 0.75],
        [1, '#9fadab', 0.85],
      ]),
    ) +
    tuft(284, 464, 1.35) +
    stroke('M268 450C278 456 290 456 300 450', '#8b5e57', 6) +
    rect(262, 240, 13, 210, '#ffffff', { rx: 6, opacity: '0.7', filter: canvas.blur(2) }) +
    stroke(glass, '#8fa09d', 2, { opacity: '0.7' }) +
    tie
  )
}

/** A small box with a clipping of fur in front of it. */
export function furBox(canvas: Canvas, wood: Timber, seed: string): string {
  return (
    timberBox(canvas, wood, 'heart', 'low', { x: 300, y: 440, ...THREE_QUARTER }, seed, 0.95) +
    shadow(canvas, 214, 500, 46, 0.7) +
    group(
      { transform: 'translate(160 506) rotate(62)' },
      tuft(0, 0, 1.15),
      stroke('M-14-10C-4-4 8-4 16-10', '#8b5e57', 7),
    )
  )
}
