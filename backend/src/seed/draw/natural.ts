import { seededRandom } from '../random'
import { ellipse, group, n, path, rect, stroke } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter, mix } from './colour'
import { FORMS } from './forms.data'
import { drawTurned, ring, turned } from './lathe'
import type { Turned } from './lathe'
import type { Timber } from './materials'
import type { Picture, UrnForm } from './picture'
import { CENTRE, FLOOR, shadow } from './studio'

/** Grain of a turned piece: lines that follow the shape from rim to foot. */
function turnedGrain(solid: Turned, wood: Timber, seed: string): string {
  const random = seededRandom(seed)
  const ys = Array.from({ length: 13 }, (_, index) => solid.top - 4 + ((solid.floor - solid.top + 20) * index) / 12)
  return Array.from({ length: 34 }, () => {
    const [share, sway, phase] = [random.next() * 2.2 - 1.1, random.next() * 7, random.next() * 6]
    const d = ys.map((y, index) => `${n(solid.x + solid.radiusAt(y) * share + Math.sin(index * 0.7 + phase) * sway)} ${n(y)}`).join('L')
    return stroke(`M${d}`, random.chance(0.3) ? wood.dark : wood.grain, 0.8 + random.next() * 2.4, { opacity: n(0.25 + random.next() * 0.35) })
  }).join('')
}

/** An urn turned from one piece of timber. */
export function turnedWood(canvas: Canvas, wood: Timber, name: UrnForm, seed: string): string {
  const form = FORMS[name]
  const [height, radius] = [form.height * 1.28, form.radius * 1.28]
  const material = { base: wood.base, sheen: 'satin' as const, trim: wood.dark }
  const body = turned(CENTRE, FLOOR, height, radius, form.profile)
  const lid = form.lid ? turned(CENTRE, FLOOR, height, radius, form.lid) : null
  return shadow(canvas, CENTRE, FLOOR, body.radiusAt(body.floor))
    + drawTurned(canvas, body, material, turnedGrain(body, wood, seed))
    + (lid ? drawTurned(canvas, lid, material, turnedGrain(lid, wood, `${seed} lid`)) + ring(lid, lid.floor, wood.dark, 2.4, 0.7) : '')
}

const SCENES: Record<'coast' | 'bush' | 'meadow', (canvas: Canvas) => string> = {
  coast: (canvas) => rect(150, 90, 300, 420, canvas.linear([[0, '#cfdde2'], [0.42, '#eef0ea'], [0.45, '#7fa3b0'], [0.64, '#a9c4c6'], [0.7, '#e6dcc6'], [1, '#d3c09a']], 90))
    + [372, 392, 414].map((y, index) => stroke(`M170 ${y}C220 ${y - 8} 260 ${y + 10} 310 ${y}S400 ${y - 8} 440 ${y + 4}`, '#fbfaf4', 4 - index, { opacity: '0.8' })).join('')
    + ellipse(332, 190, 24, 24, '#fbf6e6', { opacity: '0.9' }),
  bush: (canvas) => rect(150, 90, 300, 420, canvas.linear([[0, '#e9e6d8'], [0.6, '#cdd2bd'], [0.75, '#b3b594'], [1, '#8f9070']], 90))
    + [[214, 16], [262, 24], [318, 15], [352, 20], [392, 13]].map(([x = 0, width = 0]) =>
      path(`M${x} 96C${x - 6} 240 ${x + 8} 340 ${x - 3} 470H${x + width}C${x + width + 6} 340 ${x + width - 8} 240 ${x + width - 4} 96Z`, '#f4efe4')
      + stroke(`M${x + 4} 200l${n(width * 0.5)} 4M${x + 3} 300l${n(width * 0.6)} -5M${x + 5} 390l${n(width * 0.4)} 3`, '#a79f8d', 2.2)).join('')
    + [[190, 130], [260, 112], [330, 140], [400, 118], [300, 100]].map(([x = 0, y = 0]) => ellipse(x, y, 46, 26, '#7f8d6b', { opacity: '0.55' })).join(''),
  meadow: (canvas) => {
    const random = seededRandom('meadow')
    const flowers = Array.from({ length: 44 }, () => {
      const [x, y] = [180 + random.next() * 240, 300 + random.next() * 190]
      const tone = random.pick(['#e2b7b4', '#f2e3c9', '#d99fa6', '#f5eee0'])
      return stroke(`M${n(x)} ${n(y)}v${n(16 + random.next() * 16)}`, '#7c8a68', 1.6) + ellipse(x, y, 6.4, 5.4, tone) + ellipse(x, y, 2.2, 1.9, '#a97b4f')
    })
    return rect(150, 90, 300, 420, canvas.linear([[0, '#e3e7e4'], [0.48, '#f2eee2'], [0.5, '#bcc4a2'], [1, '#98a57e']], 90)) + flowers.join('')
  },
}

const CARD = { base: '#e8e2d6', sheen: 'matte' as const, trim: '#c9bfae' }

/** A scattering tube with its printed scene, or a section of bamboo. */
export function tube(canvas: Canvas, scene: 'coast' | 'bush' | 'meadow' | 'bamboo'): string {
  const bamboo = scene === 'bamboo'
  const material = bamboo ? { base: '#a98650', sheen: 'satin' as const, trim: '#7e5f33' } : CARD
  const points = bamboo
    ? [[0.06, 0.96], [0.3, 0.98], [0.345, 1.05], [0.39, 0.98], [0.65, 0.98], [0.695, 1.06], [0.74, 0.98], [1, 1]] as const
    : [[0.16, 1], [1, 1]] as const
  const body = turned(CENTRE, FLOOR, 400, 88, points)
  const lid = turned(CENTRE, FLOOR, 400, 88, bamboo ? [[0, 0.84], [0.06, 0.88]] : [[0, 1.03], [0.165, 1.04]])
  const nodes = bamboo ? [0.345, 0.695].map((at) => ring(body, body.top + (body.floor - body.top) * ((at - 0.06) / 0.94), '#6f5229', 3, 0.6)).join('') : ''
  const cork = { base: bamboo ? '#c9a271' : mix(CARD.base, '#8d9a8f', scene === 'bush' ? 0.5 : 0.22), sheen: 'matte' as const, trim: '#8f6d42' }
  return shadow(canvas, CENTRE, FLOOR, 90) + drawTurned(canvas, body, material, bamboo ? nodes : SCENES[scene](canvas))
    + drawTurned(canvas, lid, cork) + ring(lid, lid.floor, '#2b241c', 2, 0.35)
}

/** Seagrass woven over and under. */
export function basket(canvas: Canvas): string {
  const body = turned(CENTRE, FLOOR, 280, 140, [[0.2, 0.86], [0.28, 0.94], [0.5, 1], [0.8, 0.95], [1, 0.82]])
  const lid = turned(CENTRE, FLOOR, 280, 140, [[-0.02, 0.1], [0.02, 0.42], [0.09, 0.72], [0.16, 0.88], [0.2, 0.92], [0.225, 0.9]])
  const weave = (solid: Turned, rows: number): string => Array.from({ length: rows }, (_, row) => {
    const y = solid.top + ((solid.floor - solid.top) * (row + 0.5)) / rows
    return Array.from({ length: 17 }, (_, column) => {
      const angle = ((column - 8 + (row % 2) * 0.5) / 8) * 1.45
      const r = solid.radiusAt(y)
      const tone = (column + row) % 3 === 0 ? '#d6bd8c' : '#c4a671'
      return ellipse(solid.x + r * Math.sin(angle), y + r * 0.13 * Math.cos(angle), 14 * Math.cos(angle) + 1.5, 7, tone, { stroke: '#8d7144', 'stroke-width': 1, 'stroke-opacity': '0.5' })
    }).join('')
  }).join('')
  const material = { base: '#b39764', sheen: 'matte' as const, trim: '#8d7144' }
  const handle = stroke('M282 214C280 186 320 186 318 214', '#a6864f', 9) + stroke('M282 214C280 188 320 188 318 214', '#d6bd8c', 3)
  return shadow(canvas, CENTRE, FLOOR, 118) + drawTurned(canvas, body, material, weave(body, 17)) + drawTurned(canvas, lid, material, weave(lid, 6))
    + ring(lid, lid.floor, '#6b5430', 4, 0.5) + handle
}

/** A shell of handmade paper. */
export function paperShell(canvas: Canvas): string {
  const shape = 'M300 486C258 486 236 470 222 452C150 420 104 352 122 286C140 210 220 168 300 168C380 168 460 210 478 286C496 352 450 420 378 452C364 470 342 486 300 486Z'
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const turn = ((index - 5) / 5) * 1.18
    const [x, y] = [300 + Math.sin(turn) * 206, 376 - Math.cos(turn) * 210]
    return stroke(`M300 470Q${n(300 + Math.sin(turn) * 90)} ${n(400 - Math.cos(turn) * 60)} ${n(x)} ${n(y)}`, '#b7a98f', 3.4, { opacity: '0.6' })
      + stroke(`M304 470Q${n(306 + Math.sin(turn) * 90)} ${n(400 - Math.cos(turn) * 60)} ${n(x + 7)} ${n(y + 3)}`, '#fffdf7', 4, { opacity: '0.75' })
  })
  const random = seededRandom('paper')
  const fibres = Array.from({ length: 70 }, () => {
    const [x, y] = [130 + random.next() * 340, 180 + random.next() * 290]
    return stroke(`M${n(x)} ${n(y)}q${n(random.next() * 14 - 7)} ${n(random.next() * 8)} ${n(random.next() * 24 - 12)} ${n(random.next() * 12)}`, '#9c8b6c', 0.9, { opacity: '0.4' })
  })
  return shadow(canvas, CENTRE, 488, 120)
    + group({ 'clip-path': canvas.clip(shape) }, path(shape, canvas.linear([[0, '#f7f1e4'], [0.6, '#e6dac3'], [1, '#cbbb9d']], 55)), ...ribs, ...fibres,
      ellipse(430, 420, 150, 130, '#8f7f62', { opacity: '0.22', filter: canvas.blur(30) }))
    + stroke(shape, '#a08f70', 1.4, { opacity: '0.6' })
}

/** Pink lake salt, lit through. */
export function saltUrn(canvas: Canvas): string {
  const body = turned(CENTRE, FLOOR, 300, 120, [[0.2, 0.84], [0.3, 0.97], [0.55, 1], [0.85, 0.92], [1, 0.84]])
  const lid = turned(CENTRE, FLOOR, 300, 120, [[0.06, 0.7], [0.1, 0.84], [0.2, 0.9], [0.215, 0.88]])
  const random = seededRandom('salt')
  const crystals = (count: number): string => Array.from({ length: count }, () => {
    const [x, y, size] = [160 + random.next() * 280, 200 + random.next() * 300, 10 + random.next() * 34]
    return path(`M${n(x)} ${n(y)}l${n(size)} ${n(size * (random.next() - 0.5))}l${n(-size * 0.3)} ${n(size * 0.8)}l${n(-size * 0.9)} ${n(-size * 0.2)}Z`,
      random.pick(['#fff3ee', '#f6cfc2', '#d99a88', '#fbe3da']), { opacity: n(0.18 + random.next() * 0.3) })
  }).join('')
  const glow = ellipse(290, 380, 80, 100, '#ffe2cf', { opacity: '0.7', filter: canvas.blur(28) })
  const salt = { base: '#dba392', sheen: 'satin' as const, trim: '#f2d3c8' }
  return shadow(canvas, CENTRE, FLOOR, 104) + drawTurned(canvas, body, salt, crystals(90) + glow) + drawTurned(canvas, lid, salt, crystals(70)) + ring(lid, lid.floor, '#8d5647', 2.2, 0.5)
}

type Stone = Extract<Picture, { draw: 'stone' }>['kind']
const BLOB = 'M118 408C104 340 168 292 262 282C352 272 456 296 482 368C500 432 448 488 336 494C214 500 134 482 118 408Z'

/** Letters cut into stone: a light edge below, the dark cut above. */
export function cut(words: string, x: number, y: number, size: number, dark: string, light: string, family: string): string {
  const letters = (fill: string, dx: number, dy: number): string =>
    `<text x="${n(x + dx)}" y="${n(y + dy)}" font-size="${n(size)}" text-anchor="middle" font-family="${family}" letter-spacing="${n(size * 0.05)}" fill="${fill}">${words}</text>`
  return letters(light, 1, 1.4) + letters(dark, 0, 0)
}

function mottled(seed: string, count: number, box: readonly [number, number, number, number], tones: readonly string[]): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => ellipse(box[0] + random.next() * box[2], box[1] + random.next() * box[3], 1 + random.next() * 3.4, 0.8 + random.next() * 2.2,
    random.pick(tones), { opacity: n(0.2 + random.next() * 0.35) })).join('')
}

/** Stones for the garden. */
export function riverStone(canvas: Canvas, drawing: string): string {
  return shadow(canvas, CENTRE, 490, 176)
    + group({ 'clip-path': canvas.clip(BLOB) }, path(BLOB, canvas.radial([[0, '#c3bdb2'], [0.6, '#9b958b'], [1, '#6c675f']], 0.36, 0.24, 0.85)),
      mottled('river', 260, [100, 270, 400, 230], ['#ded9cf', '#5f5a53', '#847d73']), drawing)
}

export function slate(canvas: Canvas, drawing: string): string {
  const shape = 'M142 214L206 186L318 194L420 178L466 226L458 330L472 430L440 484L300 492L166 486L138 420L150 320Z'
  return group({ transform: 'translate(20 10)', opacity: '0.35', filter: canvas.blur(12) }, path(shape, '#3a332b'))
    + path(shape, '#3f434a', { transform: 'translate(6 5)' })
    + group({ 'clip-path': canvas.clip(shape) }, path(shape, canvas.linear([[0, '#777c84'], [0.5, '#5c6169'], [1, '#464a51']], 60)),
      ...[230, 262, 340, 402, 452].map((y, index) => stroke(`M120 ${y}C220 ${y - 12} 320 ${y + 14} 490 ${y - 6 + index * 3}`, index % 2 ? '#8d929a' : '#393d43', 2.2, { opacity: '0.4' })), drawing)
    + stroke(shape, '#a3a8af', 1.6, { opacity: '0.5' })
}

export const stoneTone: Record<Stone, readonly [dark: string, light: string]> = {
  river: ['#4c473f', '#d9d4c9'], slate: ['#e9e6df', '#2c2f34'], granite: ['#dcd8d0', '#16181b'], bench: ['#6d675d', '#e4dfd5'],
}

/** A pebble for the pocket, with a mark. */
export function pebbleShape(canvas: Canvas, drawing: string): string {
  const shape = 'M176 400C170 330 232 290 306 288C384 286 436 330 430 398C424 462 366 490 300 490C232 490 182 464 176 400Z'
  return shadow(canvas, CENTRE, 488, 118)
    + group({ 'clip-path': canvas.clip(shape) }, path(shape, canvas.radial([[0, '#d8d2c8'], [0.55, '#aea79c'], [1, '#7a746a']], 0.36, 0.22, 0.85)),
      mottled('pebble', 140, [170, 280, 270, 220], ['#efeae1', '#6c665d', '#958e84']), drawing)
    + stroke(shape, darker('#7a746a', 0.4), 1, { opacity: '0.4' }) + ellipse(250, 326, 44, 16, lighter('#d8d2c8', 0.8), { opacity: '0.5', filter: canvas.blur(8), transform: 'rotate(-18 250 326)' })
}
