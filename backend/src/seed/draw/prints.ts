import { seededRandom } from '../random'
import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { boxShadow, board, timberBox } from './box'
import { darker, lighter } from './colour'
import type { Material, Timber } from './materials'
import { gumSpray, HEART_PATH, mark } from './motifs'
import { petPhoto } from './photo'
import { FRONTAL, onFace, THREE_QUARTER } from './solid'
import { shadow, wallShadow } from './studio'

const PAPER = '#f8f4ec'

/** A mark pressed into clay: dark where the light cannot reach, bright on the far edge. */
const pressed = (x: number, y: number, size: number, base: string): string =>
  mark('paw', x + 2.4, y + 3, size, lighter(base, 0.75)) + mark('paw', x - 1.5, y - 2, size, darker(base, 0.5)) + mark('paw', x + 0.6, y + 1, size * 0.95, darker(base, 0.22))

function clayDisc(canvas: Canvas, base: string, shape: string, drawing: string): string {
  return path(shape, darker(base, 0.3), { transform: 'translate(5 7)' })
    + path(shape, canvas.radial([[0, lighter(base, 0.5)], [0.65, base], [1, darker(base, 0.14)]], 0.36, 0.3, 0.75)) + stroke(shape, lighter(base, 0.5), 3, { opacity: '0.6' }) + drawing
}

const ROUND = 'M300 150C372 146 438 202 442 288C446 372 384 436 302 438C220 440 158 378 158 294C158 210 226 154 300 150Z'
const HEART_BIG = 'translate(300 312) scale(3.3)'

/** A paw print in clay, round or heart-shaped. */
export function clayPrint(canvas: Canvas, shape: 'round' | 'heart', material: Material): string {
  const { base } = material
  if (shape === 'round') {
    return wallShadow(canvas, path(ROUND, '#3a332b'), 16, 22)
      + clayDisc(canvas, base, ROUND, pressed(300, 284, 150, base) + text('Bella', 300, 408, 34, darker(base, 0.42), { 'font-family': SERIF, 'letter-spacing': 3 }))
  }
  const heart = (fill: string, more = ''): string => `<path d="${HEART_PATH}" fill="${fill}" transform="${HEART_BIG}"${more}/>`
  const ribbon = stroke('M300 214C272 150 268 80 286-10M300 214C328 150 332 80 314-10', '#9a8672', 7) + stroke('M300 214C272 150 268 80 286-10M300 214C328 150 332 80 314-10', '#c7b6a0', 3)
  return wallShadow(canvas, heart('#3a332b'), 16, 22) + ribbon
    + group({ transform: 'translate(4 7)' }, heart(darker(base, 0.35)))
    + heart(canvas.radial([[0, lighter(base, 0.45)], [0.65, base], [1, darker(base, 0.16)]], 0.36, 0.3, 0.75))
    + ellipse(300, 226, 10, 10, darker(base, 0.55)) + pressed(300, 316, 132, base)
}

/** Ink on cotton paper, a little uneven. */
function inkPaw(x: number, y: number, size: number, seed: string): string {
  const random = seededRandom(seed)
  const gaps = Array.from({ length: 60 }, () => ellipse(x + (random.next() - 0.5) * size, y + (random.next() - 0.5) * size, 0.8 + random.next() * 2, 0.8 + random.next() * 1.6, PAPER, { opacity: '0.55' }))
  return mark('paw', x, y, size, '#37332f') + gaps.join('')
}

function inkNose(x: number, y: number): string {
  const random = seededRandom('nose')
  const scales = Array.from({ length: 330 }, () => {
    const [angle, far] = [random.next() * Math.PI * 2, Math.sqrt(random.next())]
    return ellipse(x + Math.cos(angle) * far * 62, y + Math.sin(angle) * far * 46, 2.1 + random.next() * 2, 1.8 + random.next() * 1.6, '#37332f', { opacity: n(0.55 + random.next() * 0.4) })
  })
  return scales.join('') + ellipse(x - 26, y + 8, 15, 11, PAPER) + ellipse(x + 26, y + 8, 15, 11, PAPER) + stroke(`M${x} ${y + 4}V${y + 52}`, PAPER, 5)
}

/** A folded card that stands on its own. */
export function printCard(canvas: Canvas, kind: 'paw' | 'nose'): string {
  const view = { x: 290, y: 486, ...FRONTAL }
  const size = [240, 320, 3] as const
  const inside = path('M408 452L478 434V156L408 122Z', canvas.linear([[0, '#d9d2c4'], [1, '#eee8dc']]))
  return boxShadow(canvas, { ...view, x: 312 }, [300, 1, 90]) + inside
    + onFace(view, size, 'front', rect(0, 0, 240, 320, canvas.linear([[0, '#fffdf8'], [1, '#ebe4d7']], 50)), rect(16, 16, 208, 288, 'none', { stroke: '#c9bda8', 'stroke-width': 1.4 }),
      kind === 'paw' ? inkPaw(120, 138, 122, 'card') : inkNose(120, 136),
      text('Bella', 120, 250, 30, '#5b5147', { 'font-family': SERIF, 'font-style': 'italic' }), stroke('M84 270H156', '#b9a88e', 1.4))
}

/** A frame with mitred corners and what it holds. */
export function framed(canvas: Canvas, wood: Timber, content: 'paw' | 'photo' | 'clay', seed: string): string {
  const view = { x: 296, y: 490, ...FRONTAL }
  const [w, h, d] = [286, 350, 24]
  const rail = 30
  const bars = [
    `M0 0H${w}L${w - rail} ${rail}H${rail}Z`, `M0 ${h}H${w}L${w - rail} ${h - rail}H${rail}Z`, `M0 0L${rail} ${rail}V${h - rail}L0 ${h}Z`, `M${w} 0L${w - rail} ${rail}V${h - rail}L${w} ${h}Z`,
  ].map((shape, index) => group({ 'clip-path': canvas.clip(shape) }, index < 2 ? board(canvas, wood, w, h, `${seed} ${index}`) : group({ transform: `rotate(90) translate(0 ${-w})` }, board(canvas, wood, h, w, `${seed} ${index}`)))
    + path(shape, index === 0 ? '#ffffff' : '#1c1712', { opacity: index === 0 ? '0.16' : index === 1 ? '0.18' : '0.06' }))
  const [x, y, iw, ih] = [rail, rail, w - rail * 2, h - rail * 2]
  const inner: Record<typeof content, () => string> = {
    paw: () => inkPaw(w / 2, h * 0.44, 118, seed) + text('Bella', w / 2, h * 0.76, 28, '#5b5147', { 'font-family': SERIF, 'font-style': 'italic' }),
    photo: () => petPhoto(canvas, x + 26, y + 30, iw - 52, ih - 60, '#8c7a66') + rect(x + 26, y + 30, iw - 52, ih - 60, 'none', { stroke: '#cfc6b6', 'stroke-width': 2 }),
    clay: () => ellipse(w / 2 + 3, h * 0.43 + 5, 80, 80, '#1c1712', { opacity: '0.3' }) + ellipse(w / 2, h * 0.43, 80, 80, canvas.radial([[0, '#ffffff'], [0.7, '#e9e4da'], [1, '#cfc8bb']], 0.36, 0.3, 0.75))
      + pressed(w / 2, h * 0.43, 94, '#e6e0d5') + rect(w / 2 - 54, h * 0.74, 108, 26, canvas.linear([[0, '#e8cf92'], [0.5, '#c7a052'], [1, '#a37c38']], 25), { rx: 3 })
      + text('BELLA', w / 2, h * 0.74 + 18, 14, '#5f4619', { 'font-family': SERIF, 'letter-spacing': 4 }),
  }
  return boxShadow(canvas, view, [w, h, 70])
    + onFace(view, [w, h, d], 'right', rect(0, 0, d, h, darker(wood.base, 0.4)))
    + onFace(view, [w, h, d], 'top', rect(0, 0, w, d, lighter(wood.base, 0.25)))
    + onFace(view, [w, h, d], 'front', rect(x, y, iw, ih, content === 'clay' ? '#d8cfc0' : PAPER), inner[content](), rect(x, y, iw, 7, '#1c1712', { opacity: '0.16' }), rect(x, y, 6, ih, '#1c1712', { opacity: '0.1' }),
      path(`M${x} ${y}H${x + iw * 0.72}L${x} ${y + ih * 0.66}Z`, '#fff', { opacity: '0.1' }), ...bars)
}

/** A lock of fur, tied at its foot. */
function tuft(x: number, y: number, scale: number): string {
  const random = seededRandom('tuft')
  const strands = Array.from({ length: 54 }, (_, index) => {
    const lean = (index / 53 - 0.5) * 2
    const [tip, rise] = [lean * 30 + 16 + random.next() * 10, 62 + random.next() * 26 - Math.abs(lean) * 14]
    return stroke(`M${n(lean * 7)} 0C${n(lean * 20 - 6)} ${n(-rise * 0.35)} ${n(lean * 26 - 8)} ${n(-rise * 0.75)} ${n(tip)} ${n(-rise)}`,
      random.pick(['#8f6d48', '#b08a5d', '#6f5334', '#c8a678']), 1.5, { opacity: '0.85' })
  })
  return group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, ...strands)
}

/** A clipping of fur in a corked vial. */
export function vial(canvas: Canvas): string {
  const glass = 'M246 236C246 222 254 216 258 206V176H342V206C346 216 354 222 354 236V462C354 482 342 492 326 492H274C258 492 246 482 246 462Z'
  const cork = 'M262 128Q262 122 268 122H332Q338 122 338 128L334 192H266Z'
  const tie = stroke('M258 196C280 206 320 206 342 196', '#b6a284', 8) + stroke('M300 202C280 236 262 226 268 212C276 200 296 200 300 202C304 200 326 200 332 212C338 226 320 236 300 202Z', '#b6a284', 4.5)
    + stroke('M300 204L286 252M300 204L318 256', '#b6a284', 4.5)
  return shadow(canvas, 300, 490, 62) + path(cork, canvas.linear([[0, '#dcbc90'], [0.4, '#c9a271'], [1, '#94703f']]))
    + path(glass, canvas.linear([[0, '#cbd5d3', 0.75], [0.16, '#ffffff', 0.85], [0.3, '#e4eae8', 0.35], [0.75, '#dfe6e4', 0.3], [0.92, '#b4c1bf', 0.75], [1, '#9fadab', 0.85]]))
    + tuft(284, 464, 1.35) + stroke('M268 450C278 456 290 456 300 450', '#8b5e57', 6)
    + rect(262, 240, 13, 210, '#ffffff', { rx: 6, opacity: '0.7', filter: canvas.blur(2) }) + stroke(glass, '#8fa09d', 2, { opacity: '0.7' }) + tie
}

/** A small box with a clipping of fur in front of it. */
export function furBox(canvas: Canvas, wood: Timber, seed: string): string {
  return timberBox(canvas, wood, 'heart', 'low', { x: 300, y: 440, ...THREE_QUARTER }, seed, 0.95)
    + shadow(canvas, 214, 500, 46, 0.7) + group({ transform: 'translate(160 506) rotate(62)' }, tuft(0, 0, 1.15), stroke('M-14-10C-4-4 8-4 16-10', '#8b5e57', 7))
}

type Plaque = { shape: 'plate' | 'small' | 'bar' | 'oval' | 'photo' | 'tile', fill: string, ink: string, edge: string, icon: boolean, photo: boolean }

const PLAQUE_SHAPES: Record<Plaque['shape'], readonly [w: number, h: number, radius: number]> = {
  plate: [410, 206, 12], small: [340, 170, 10], bar: [430, 118, 8], oval: [420, 300, 0], photo: [420, 280, 14], tile: [330, 360, 16],
}

/** A plaque as it comes out of the workshop. */
export function plaque(canvas: Canvas, { shape, fill, ink, edge, icon, photo }: Plaque): string {
  const [w, h, radius] = PLAQUE_SHAPES[shape]
  const [x, y] = [300 - w / 2, 316 - h / 2]
  const outline = (colour: string, inset = 0, more: Record<string, string | number> = {}): string => shape === 'oval'
    ? ellipse(300, 316, w / 2 - inset, h / 2 - inset, colour, more)
    : rect(x + inset, y + inset, w - inset * 2, h - inset * 2, colour, { rx: Math.max(radius - inset / 2, 2), ...more })
  const portrait = (px: number, py: number, pw: number, ph: number, round = false): string => {
    const frame = round ? `M${px + pw / 2} ${py}a${pw / 2} ${ph / 2} 0 1 0 0.1 0Z` : `M${px} ${py}h${pw}v${ph}h${-pw}Z`
    return group({ 'clip-path': canvas.clip(frame) }, petPhoto(canvas, px, py, pw, ph, '#8c7a66')) + path(frame, 'none', { stroke: edge, 'stroke-width': 3 })
  }
  const words = (cx: number, top: number, size: number, lines: readonly string[]): string =>
    text('Bella', cx, top, size, ink, { 'font-family': SERIF, 'letter-spacing': 2 })
    + lines.map((line, index) => text(line, cx, top + size * 0.72 + index * size * 0.5, size * 0.36, ink, { 'font-family': SERIF, 'letter-spacing': 1 })).join('')
  const inside: Record<Plaque['shape'], () => string> = {
    plate: () => (icon ? mark('paw', 190, 318, 92, ink) : '') + words(icon ? 350 : 300, 316, 58, ['Always beside us', '2010 - 2025']),
    small: () => mark('paw', 206, 318, 76, ink) + words(346, 318, 54, ['Our gentle friend']),
    bar: () => words(300, 308, 46, ['Our gentle friend', '2010 - 2025']),
    oval: () => portrait(140, 244, 128, 144, true) + words(378, 306, 54, ['Loved every day']) + mark('heart', 378, 386, 38, ink),
    photo: () => portrait(114, 206, 150, 220) + words(386, 326, 56, ['Always at our side', '2010 - 2025']) + (icon ? mark('paw', 386, 244, 52, ink) : ''),
    tile: () => portrait(170, 168, 260, 230) + words(300, 452, 44, []),
  }
  const screws = shape === 'tile' || shape === 'oval' || photo ? '' : [x + 18, x + w - 18].map((cx) => ellipse(cx, 316, 6, 6, edge) + stroke(`M${n(cx - 4)} 319L${n(cx + 4)} 313`, ink, 1.6)).join('')
  return wallShadow(canvas, outline('#3a332b'), 14, 18) + group({ transform: 'translate(3 4)' }, outline(edge)) + outline(fill)
    + outline('none', 9, { stroke: edge, 'stroke-width': 1.6, opacity: '0.8' }) + inside[shape]() + screws
}

/** Seed paper with everlastings. */
export function seedCard(canvas: Canvas): string {
  const random = seededRandom('seeds')
  const specks = Array.from({ length: 90 }, () => ellipse(random.next() * 250, random.next() * 340, 0.9 + random.next() * 2, 0.8 + random.next() * 1.2, random.pick(['#a58d63', '#7c8a68', '#c0a27a']), { opacity: '0.6' }))
  const flower = (x: number, y: number, size: number, tone: string): string => Array.from({ length: 12 }, (_, index) =>
    ellipse(x, y - size * 0.62, size * 0.17, size * 0.42, tone, { transform: `rotate(${index * 30} ${n(x)} ${n(y)})`, opacity: '0.92' })).join('') + ellipse(x, y, size * 0.3, size * 0.3, '#b98a4e')
  const stems = stroke('M96 250C102 200 104 170 92 128M140 256C138 210 152 170 158 104M172 250C170 220 182 200 190 176', '#7c8a68', 3)
  return wallShadow(canvas, rect(175, 136, 250, 340, '#3a332b'), 16, 22)
    + group({ transform: 'translate(175 136) rotate(-2 125 170)' }, rect(0, 0, 250, 340, canvas.linear([[0, '#f3ecdb'], [1, '#e2d6bd']], 50), { rx: 3 }), ...specks, stems,
      flower(92, 116, 46, '#e6b9b3'), flower(160, 92, 56, '#f5e9d2'), flower(192, 168, 38, '#d79ba0'),
      group({ transform: 'translate(118 232) scale(0.36)' }, gumSpray('#8d9a78', 0.75)),
      text('in memory', 125, 304, 24, '#6a5f50', { 'font-family': SERIF, 'font-style': 'italic' }))
}
