import { board, boxShadow, crate } from './box'
import { ellipse, group, n, path, rect, SERIF, stroke, text } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import { metalFill } from './jewellery'
import { drawTurned, ring, turned } from './lathe'
import { materialOf } from './materials'
import type { Material, Timber } from './materials'
import { mark } from './motifs'
import { cut, riverStone, slate, stoneTone } from './natural'
import { petPhoto } from './photo'
import { onFace, raised, THREE_QUARTER } from './solid'
import { CENTRE, FLOOR, shadow, wallShadow } from './studio'

/** A small flame with its glow. */
function flame(canvas: Canvas, x: number, y: number, size = 1): string {
  const glow = canvas.radial([[0, '#ffdf9e', 0.75], [0.4, '#ffdf9e', 0.25], [1, '#ffdf9e', 0]])
  return ellipse(x, y - 18 * size, 110 * size, 110 * size, glow) + stroke(`M${n(x)} ${n(y + 10)}V${n(y - 4)}`, '#4a3b30', 3)
    + group({ transform: `translate(${n(x)} ${n(y)}) scale(${size})` },
      path('M0 4C-14 2-15-16 0-48C15-16 14 2 0 4Z', canvas.linear([[0, '#fff3cf'], [0.6, '#f7c766'], [1, '#d98f3c']], 90)), path('M0 2C-6 0-6-10 0-24C6-10 6 0 0 2Z', '#fffdf0'))
}

const WAX: Material = { base: '#efe6d4', sheen: 'matte', trim: '#d9ccb4' }
const LINEN = '#c8b796'

function pillar(canvas: Canvas): string {
  const wax = turned(CENTRE, FLOOR, 300, 92, [[0, 0.96], [0.03, 1], [1, 1]])
  const linen = rect(190, 340, 220, 96, canvas.linear([[0, darker(LINEN, 0.1)], [1, LINEN]])) + Array.from({ length: 18 }, (_, index) => stroke(`M190 ${n(343 + index * 5.4)}H410`, lighter(LINEN, 0.4), 1, { opacity: '0.45' })).join('')
  return shadow(canvas, CENTRE, FLOOR, 92) + drawTurned(canvas, wax, WAX, linen + mark('paw', 296, 392, 58, '#6d5c44')) + ring(wax, 340, '#8f7d5c', 1.4, 0.6) + ring(wax, 436, '#8f7d5c', 1.4, 0.6)
    + ellipse(CENTRE, wax.top + 1, 76, 9, '#fbe9c4') + flame(canvas, CENTRE, wax.top - 4)
}

function glassCandle(canvas: Canvas): string {
  const shape = 'M196 210V466C196 486 216 498 300 498C384 498 404 486 404 466V210C404 200 380 190 300 190C220 190 196 200 196 210Z'
  const wax = 'M204 300V462C204 480 222 490 300 490C378 490 396 480 396 462V300C396 312 360 320 300 320C240 320 204 312 204 300Z'
  return shadow(canvas, CENTRE, FLOOR, 102) + path(shape, canvas.linear([[0, '#d4dcda', 0.75], [0.5, '#ffffff', 0.4], [1, '#b9c6c4', 0.8]]))
    + path(wax, canvas.linear([[0, '#e2d8c4'], [0.35, '#fbf5e6'], [1, '#cdbfa4']])) + ellipse(300, 302, 96, 19, '#fbefd4') + flame(canvas, 300, 290, 0.85)
    + rect(240, 376, 120, 70, '#f3eee3', { rx: 3 }) + mark('heart', 300, 402, 26, '#a58d63') + text('with love', 300, 434, 15, '#6a5f50', { 'font-family': SERIF, 'font-style': 'italic' })
    + rect(212, 216, 18, 250, '#ffffff', { rx: 9, opacity: '0.55', filter: canvas.blur(4) }) + stroke(shape, '#9fb0ad', 2, { opacity: '0.7' }) + ellipse(300, 210, 104, 19, 'none', { stroke: '#9fb0ad', 'stroke-width': 2 })
}

function lantern(canvas: Canvas): string {
  const metal = materialOf('graphite')
  const bar = (x: number): string => rect(x, 226, 12, 236, metalFill(canvas, metal, 0))
  return shadow(canvas, CENTRE, 494, 122) + stroke('M250 120C250 60 350 60 350 120', metal.base, 8)
    + path('M196 226L262 122H338L404 226Z', canvas.linear([[0, '#6d7177'], [0.4, '#4b4e53'], [1, '#2d2f33']])) + rect(184, 222, 232, 16, metalFill(canvas, metal, 0), { rx: 4 })
    + rect(204, 238, 192, 222, canvas.linear([[0, '#e8ddc3', 0.75], [0.5, '#fff5d9', 0.9], [1, '#d6c9a8', 0.75]]))
    + ellipse(300, 456, 44, 10, '#d9ccb4') + rect(262, 380, 76, 76, canvas.linear([[0, '#e2d8c4'], [0.35, '#fbf5e6'], [1, '#cdbfa4']])) + ellipse(300, 380, 38, 8, '#fbefd4') + flame(canvas, 300, 372, 0.9)
    + [204, 294, 384].map(bar).join('') + rect(184, 456, 232, 22, metalFill(canvas, metal, 0), { rx: 4 }) + rect(200, 478, 40, 16, '#34373b') + rect(360, 478, 40, 16, '#34373b')
}

export const candle = (canvas: Canvas, kind: 'pillar' | 'glass' | 'lantern'): string =>
  ({ pillar, glass: glassCandle, lantern })[kind](canvas)

/** A tealight over a small chamber. */
export function tealight(canvas: Canvas, material: Material): string {
  const body = turned(CENTRE, FLOOR, 236, 118, [[0.2, 1], [0.26, 0.98], [0.5, 0.9], [0.82, 0.94], [0.94, 1], [1, 1]])
  const well = ellipse(CENTRE, body.top, 92, 13, darker(material.base, 0.5)) + ellipse(CENTRE, body.top - 2, 66, 9, '#f3ead8')
  return shadow(canvas, CENTRE, FLOOR, 118) + drawTurned(canvas, body, material, mark('paw', 298, 412, 84, material.trim, 0, { opacity: '0.9' }))
    + ring(body, body.top + 26, darker(material.base, 0.5), 1.6, 0.5) + well + flame(canvas, CENTRE, body.top - 8, 0.95)
}

/** Stones that carry words. */
export function stone(canvas: Canvas, kind: 'river' | 'slate' | 'granite' | 'bench'): string {
  const [dark, light] = stoneTone[kind]
  if (kind === 'river') return riverStone(canvas, group({ transform: 'skewY(-3) translate(0 16)' }, cut('Bella', 300, 410, 86, dark, light, SERIF)))
  if (kind === 'slate') {
    return slate(canvas, mark('paw', 304, 262, 62, dark) + cut('Bella', 304, 356, 62, dark, light, SERIF) + cut('our gentle friend', 304, 398, 25, dark, light, SERIF) + cut('2010 - 2025', 304, 434, 25, dark, light, SERIF))
  }
  const rock = (base: string): Timber => ({ base, grain: lighter(base, 0.16), dark: darker(base, 0.2) })
  const view = { x: CENTRE, y: 478, ...THREE_QUARTER }
  if (kind === 'granite') {
    const size = [300, 264, 56] as const
    const words = cut('BELLA', 150, 104, 50, dark, light, SERIF) + cut('our gentle friend', 150, 142, 23, dark, light, SERIF) + cut('always beside us', 150, 172, 23, dark, light, SERIF) + cut('2010 - 2025', 150, 204, 23, dark, light, SERIF) + mark('heart', 150, 236, 22, dark)
    return boxShadow(canvas, view, [360, 28, 130]) + crate(canvas, view, [360, 28, 130], rock('#55585c'), 'granite base')
      + crate(canvas, raised(view, 28), size, rock('#3d4044'), 'granite', words + path('M0 0H210L0 190Z', '#fff', { opacity: '0.08' }))
  }
  const leg = (dx: number): string => crate(canvas, { ...view, x: view.x + dx * 0.866, y: view.y + dx * 0.146 }, [62, 120, 150], rock('#a39b8e'), `leg ${dx}`)
  return boxShadow(canvas, view, [330, 10, 170]) + leg(-104) + leg(112) + crate(canvas, raised(view, 118), [380, 42, 190], rock('#b5ada0'), 'seat', mark('paw', 190, 22, 26, '#857c6f'))
}

/** Five tubes under a disc. */
export function chime(canvas: Canvas): string {
  const silver = materialOf('silver')
  const tubes = [[206, 250], [250, 292], [300, 316], [350, 280], [394, 236]] as const
  const parts = tubes.map(([x, length]) => stroke(`M${x} 158V182`, '#6a5f50', 2) + rect(x - 9, 180, 18, length, metalFill(canvas, silver, 0), { rx: 8 })).join('')
  const sail = path('M300 470L334 520Q300 560 266 520Z', canvas.linear([[0, '#c99a66'], [1, '#8f6238']], 50))
  return wallShadow(canvas, ellipse(300, 150, 124, 22, '#3a332b') + tubes.map(([x, length]) => rect(x - 9, 180, 18, length, '#3a332b')).join(''))
    + stroke('M300-10V60M300 60L200 146M300 60L400 146M300 60V146', '#6a5f50', 3) + stroke('M300 160V476', '#6a5f50', 2) + parts
    + path('M176 150C176 130 424 130 424 150V160C424 180 176 180 176 160Z', canvas.linear([[0, '#8f6238'], [0.35, '#d6a874'], [1, '#7c5229']])) + ellipse(300, 148, 124, 17, '#d8b083')
    + ellipse(300, 330, 30, 9, '#a5733f') + ellipse(300, 327, 30, 9, '#c99a66') + sail + text('Bella', 300, 522, 17, '#4f3315', { 'font-family': SERIF, 'font-style': 'italic' })
}

/** A bronze leaf beside a young plant. */
export function stake(canvas: Canvas): string {
  const bronze = materialOf('bronze')
  const leaf = 'M0-92C46-56 56 6 34 56C24 78 8 90 0 104C-8 90-24 78-34 56C-56 6-46-56 0-92Z'
  const pot = turned(CENTRE, FLOOR, 170, 112, [[0, 1.04], [0.16, 1.05], [0.17, 0.96], [1, 0.74]])
  return shadow(canvas, CENTRE, FLOOR, 84)
    + stroke('M250 330C240 280 214 262 196 222M252 330C250 280 258 250 250 206', '#6f7f58', 5) + [[196, 222, -130], [216, 262, -20], [250, 206, -96], [256, 264, -160], [230, 290, 200]].map(([x = 0, y = 0, turn = 0]) => mark('leaf', x, y, 64, '#7f9066', turn)).join('')
    + stroke('M336 340L342 150', darker(bronze.base, 0.2), 9) + stroke('M334 340L340 150', bronze.trim, 2.4)
    + group({ transform: 'translate(344 158) rotate(5)' }, path(leaf, metalFill(canvas, bronze, 40)), stroke('M0-78V96', darker(bronze.base, 0.35), 3),
      ...[-44, -16, 12, 40].map((y) => stroke(`M0 ${y + 18}L32 ${y}M0 ${y + 18}L-32 ${y}`, darker(bronze.base, 0.3), 1.8, { opacity: '0.8' })))
    + drawTurned(canvas, pot, materialOf('terracotta')) + ellipse(CENTRE, pot.top + 1, 108, 13, '#5b4636')
}

/** Hand-blown glass with a swirl. */
export function paperweight(canvas: Canvas): string {
  const swirl = [0, 1, 2, 3].map((index) => stroke(`M${n(216 + index * 12)} ${n(392 + index * 8)}C${n(250 + index * 8)} ${n(286 - index * 6)} ${n(350 + index * 10)} ${n(320 + index * 14)} ${n(344 - index * 12)} ${n(398 - index * 4)}S${n(254 + index * 6)} 452 ${n(268 + index * 10)} ${n(384 - index * 6)}`,
    ['#5f8a9c', '#d8e4e3', '#8fb0ba', '#ffffff'][index] ?? '#fff', 15 - index * 3, { opacity: '0.75', filter: canvas.blur(1.4) })).join('')
  return shadow(canvas, CENTRE, 490, 84) + ellipse(330, 496, 60, 9, '#cfe3e6', { opacity: '0.8', filter: canvas.blur(5) })
    + ellipse(300, 366, 130, 126, canvas.radial([[0, '#f5f9f8', 0.9], [0.6, '#cddbdc', 0.75], [0.9, '#94adb2', 0.9], [1, '#6f8a90', 0.95]], 0.4, 0.36, 0.66)) + swirl
    + ellipse(248, 304, 44, 26, '#fff', { opacity: '0.85', filter: canvas.blur(7), transform: 'rotate(-36 248 304)' }) + ellipse(352, 446, 52, 18, '#fff', { opacity: '0.4', filter: canvas.blur(8), transform: 'rotate(-24 352 446)' })
}

/** A portrait drawn into crystal. */
export function crystal(canvas: Canvas): string {
  const view = { x: 296, y: 474, ...THREE_QUARTER }
  const size = [230, 290, 96] as const
  const [w, h, d] = size
  return boxShadow(canvas, view, size)
    + onFace(view, size, 'right', rect(0, 0, d, h, canvas.linear([[0, '#c5d2d6', 0.95], [0.4, '#eef4f5', 0.9], [1, '#9fb2b9', 0.95]], 20)))
    + onFace(view, size, 'top', rect(0, 0, w, d, canvas.linear([[0, '#ffffff'], [1, '#d5e0e3']], 30)))
    + onFace(view, size, 'front', rect(0, 0, w, h, canvas.linear([[0, '#f6fafb'], [0.5, '#dbe6e9'], [1, '#c0cfd5']], 55)), group({ opacity: '0.6' }, petPhoto(canvas, 34, 40, w - 68, h - 96, '#aebcc2')),
      rect(34, 40, w - 68, h - 96, '#e9f0f2', { opacity: '0.38' }), text('Bella', w / 2, h - 22, 27, '#6f868f', { 'font-family': SERIF, 'letter-spacing': 3 }), path(`M0 0H120L0 210Z`, '#fff', { opacity: '0.35' }), rect(0, 0, w, h, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: '0.8' }))
}

/** A painted portrait on canvas. */
export function canvasPortrait(canvas: Canvas): string {
  const view = { x: 296, y: 490, yaw: -16, pitch: 8 }
  const size = [300, 384, 34] as const
  const weave = Array.from({ length: 46 }, (_, index) => stroke(`M0 ${n(index * 8.4)}H300`, '#fff', 1, { opacity: '0.08' })).join('')
  return boxShadow(canvas, view, [300, 384, 80]) + onFace(view, size, 'right', rect(0, 0, 34, 384, '#8b8273')) + onFace(view, size, 'top', rect(0, 0, 300, 34, '#d9d2c4'))
    + onFace(view, size, 'front', petPhoto(canvas, 0, 0, 300, 384, '#7a6a58'), rect(0, 0, 300, 384, canvas.linear([[0, '#fff6e4', 0.28], [1, '#3a2c1e', 0.2]], 60)), weave)
}

/** A brass star on a cord. */
export function star(canvas: Canvas): string {
  const brass = materialOf('brass')
  return wallShadow(canvas, mark('star', 300, 336, 290, '#3a332b')) + stroke('M300-10V196', '#8b7a60', 3) + ellipse(300, 200, 9, 9, 'none', { stroke: brass.base, 'stroke-width': 5 })
    + mark('star', 303, 340, 290, darker(brass.base, 0.35)) + mark('star', 300, 336, 290, metalFill(canvas, brass)) + text('Bella', 300, 356, 42, '#6b4f1f', { 'font-family': SERIF, 'font-style': 'italic' })
}

/** A linen book. */
export function book(canvas: Canvas): string {
  const view = { x: 300, y: 470, yaw: -28, pitch: 38 }
  const size = [300, 52, 230] as const
  const linen: Timber = { base: '#7c8a86', grain: '#8e9b97', dark: '#6a7874' }
  return boxShadow(canvas, view, size) + crate(canvas, view, size, linen, 'book',
    rect(8, 8, 292, 36, '#f3ecdd') + Array.from({ length: 6 }, (_, index) => stroke(`M8 ${13 + index * 5}H298`, '#d3c8b2', 1.2)).join(''),
    rect(88, 62, 124, 106, '#e9e1cf') + mark('paw', 150, 106, 46, '#7c8a86') + text('Remembering', 150, 156, 15, '#5f6b68', { 'font-family': SERIF, 'font-style': 'italic' }))
    + onFace(view, size, 'right', rect(0, 8, 230, 36, '#e4dac4'), ...Array.from({ length: 6 }, (_, index) => stroke(`M0 ${13 + index * 5}H230`, '#c5b99f', 1.2)))
}

/** An open timber box with a collar in it. */
export function memoryBox(canvas: Canvas, wood: Timber): string {
  const view = { x: 300, y: 476, yaw: -30, pitch: 30 }
  const size = [300, 110, 210] as const
  const inside = rect(12, 12, 276, 186, darker(wood.dark, 0.4)) + rect(12, 12, 276, 60, '#1c1712', { opacity: '0.35' })
    + ellipse(120, 120, 66, 44, 'none', { stroke: '#8b4a3f', 'stroke-width': 20 }) + ellipse(120, 120, 66, 44, 'none', { stroke: '#a9675a', 'stroke-width': 3, 'stroke-dasharray': '8 6' })
    + ellipse(188, 150, 19, 19, '#c9a455') + mark('paw', 188, 151, 22, '#7d602b') + rect(214, 60, 62, 84, '#f6f1e7', { transform: 'rotate(12 245 100)' }) + group({ transform: 'rotate(12 245 100)' }, petPhoto(canvas, 219, 65, 52, 62, '#8c7a66'))
  // The open lid stands up from the back edge: a front face moved to the back.
  const lid = onFace(view, [300, 110 + 168, -210], 'front', board(canvas, wood, 300, 172, 'memory lid', 0.06), rect(0, 0, 300, 172, canvas.linear([[0, '#fff', 0.12], [1, '#1c1712', 0.3]], 90)),
    rect(14, 14, 272, 144, 'none', { stroke: wood.dark, 'stroke-width': 1.6, opacity: '0.5' }), mark('paw', 150, 80, 66, wood.dark, 0, { opacity: '0.75' }))
  return boxShadow(canvas, view, size) + lid + crate(canvas, view, size, wood, 'memory', '', inside)
}

/** A soft bear with a pouch. */
export function bear(canvas: Canvas): string {
  const fur = '#b59a7c'
  const plush = (cx: number, cy: number, rx: number, ry: number, turn = 0): string =>
    ellipse(cx, cy, rx, ry, canvas.radial([[0, lighter(fur, 0.42)], [0.6, fur], [1, darker(fur, 0.28)]], 0.36, 0.28, 0.8), { transform: `rotate(${turn} ${cx} ${cy})`, stroke: darker(fur, 0.2), 'stroke-width': 2, 'stroke-dasharray': '3 2.5', 'stroke-opacity': '0.5' })
  return shadow(canvas, CENTRE, 494, 142)
    + plush(234, 152, 34, 34) + plush(366, 152, 34, 34) + ellipse(234, 154, 18, 18, '#d8c3a8') + ellipse(366, 154, 18, 18, '#d8c3a8')
    + plush(300, 388, 98, 108) + plush(206, 346, 34, 74, 32) + plush(394, 346, 34, 74, -32) + plush(224, 466, 56, 40, -14) + plush(376, 466, 56, 40, 14)
    + ellipse(206, 470, 25, 22, '#d8c3a8') + ellipse(394, 470, 25, 22, '#d8c3a8') + plush(300, 216, 92, 84)
    + ellipse(300, 246, 40, 32, '#dccab2') + path('M286 232C286 226 314 226 314 232C314 242 304 246 300 246C296 246 286 242 286 232Z', '#4a3b30') + stroke('M300 246V258M284 262C292 268 300 264 300 258C300 264 308 268 316 262', '#4a3b30', 2.6)
    + ellipse(266, 206, 7, 8, '#2f261e') + ellipse(334, 206, 7, 8, '#2f261e')
    + path('M254 364H346V416Q346 446 300 446Q254 446 254 416Z', '#8f9c94') + stroke('M254 364H346V416Q346 446 300 446Q254 446 254 416Z', '#d8ddd6', 2, { 'stroke-dasharray': '7 5' }) + mark('heart', 300, 402, 34, '#e6ded0')
}
