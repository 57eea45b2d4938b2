import { Canvas, el, group, rect, text } from './canvas'
import { metalFill } from './jewellery'
import { FORMS } from './forms.data'
import { vessel } from './vessel'
import { materialOf, TIMBERS } from './materials'
import { mark } from './motifs'
import { petPhoto } from './photo'
import type { Metal } from './picture'
import { timberBox } from './box'
import { THREE_QUARTER } from './solid'
import { backdrop, CENTRE, FLOOR, shadow } from './studio'

const COLOURS: Record<string, Metal> = {
  Silver: 'silver',
  Brass: 'brass',
  Graphite: 'graphite',
  'Rose Gold': 'rose',
}

interface Words {
  name: string
  first: string
  second: string
}

interface Artwork extends Words {
  colour: string
  ratios: string
  round: boolean
  icon: boolean
  photo: boolean
}

/** The artwork of a plaque as an owner approves it: 1000 wide, as high as the plaque's ratio asks. */
export function artwork({ name, first, second, colour, ratios, round, icon, photo }: Artwork): string {
  const [across = 3, down = 2] = ratios.split(':').map(Number)
  const height = Math.round((1000 * down) / across)
  const canvas = new Canvas(1000, height)
  const metal = materialOf(COLOURS[colour] ?? 'silver')
  const ink = colour === 'Graphite' ? '#f1eee8' : '#2b2520'
  const bar = down / across < 0.4
  const [size, middle] = [bar ? height * 0.34 : Math.min(height * 0.2, 108), height / 2]
  const left = photo ? 655 : icon ? 590 : 500
  const frame = round
    ? el('ellipse', { cx: 500, cy: middle, rx: 496, ry: middle - 4, fill: metalFill(canvas, metal, 28) })
    : rect(4, 4, 992, height - 8, metalFill(canvas, metal, 28), { rx: 24 })
  const line = (words: string, at: number, share: number): string =>
    text(words, left, middle + size * at, size * share, ink, {
      'font-family': 'Arial, Helvetica, sans-serif',
    })
  const [px, pw, ph] = round ? [170, 220, 290] : [110, 270, 360]
  const portrait = photo
    ? group(
        { 'clip-path': canvas.clip(`M${px} ${middle - ph / 2}h${pw}v${ph}h${-pw}Z`) },
        petPhoto(canvas, px, middle - ph / 2, pw, ph, '#8c7a66'),
      )
    : ''
  const paw = icon
    ? mark('paw', photo ? left : 200, photo ? middle - size * 1.35 : middle, photo ? size * 0.66 : height * 0.4, ink)
    : ''
  const up = photo && icon ? 0.12 : -0.08
  const body = line(name, up, 1) + line(first, up + 0.58, 0.42) + line(second, up + 1.1, 0.42)
  return canvas.svg(`Plaque: ${[name, first, second].join(', ')}`, frame, portrait, paw, body)
}

/** What a plaque sits on: 1 a rounded urn, 2 a timber box, 3 a straight urn. The plain place for the plaque is left free. */
export function vesselImage(kind: 1 | 2 | 3): string {
  const canvas = new Canvas()
  const ground = backdrop(canvas)
  const drawing = {
    1: () =>
      shadow(canvas, CENTRE, FLOOR, 94) + vessel(canvas, FORMS.shoulder, materialOf('pewter'), CENTRE, FLOOR, 1.4),
    2: () =>
      timberBox(
        canvas,
        TIMBERS.tasoak,
        'plain',
        'cube',
        { x: CENTRE, y: FLOOR - 34, ...THREE_QUARTER, yaw: -20 },
        'vessel',
        1.35,
      ),
    3: () =>
      shadow(canvas, CENTRE, FLOOR, 134) + vessel(canvas, FORMS.cylinder, materialOf('graphite'), CENTRE, FLOOR, 1.4),
  }[kind]()
  return canvas.svg(`Vessel ${kind}`, ground, drawing)
}
