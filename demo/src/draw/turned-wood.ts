import { seededRandom } from '../random'
import { n, stroke } from './canvas'
import type { Canvas } from './canvas'
import { FORMS } from './forms.data'
import { drawTurned, ring, turned } from './lathe'
import type { Turned } from './lathe'
import type { Timber } from './materials'
import type { UrnForm } from './picture'
import { CENTRE, FLOOR, shadow } from './studio'

/** Grain of a turned piece: lines that follow the shape from rim to foot. */
function turnedGrain(solid: Turned, wood: Timber, seed: string): string {
  const random = seededRandom(seed)
  const ys = Array.from({ length: 13 }, (_, index) => solid.top - 4 + ((solid.floor - solid.top + 20) * index) / 12)
  return Array.from({ length: 34 }, () => {
    const [share, sway, phase] = [random.next() * 2.2 - 1.1, random.next() * 7, random.next() * 6]
    const d = ys
      .map((y, index) => `${n(solid.x + solid.radiusAt(y) * share + Math.sin(index * 0.7 + phase) * sway)} ${n(y)}`)
      .join('L')
    return stroke(`M${d}`, random.chance(0.3) ? wood.dark : wood.grain, 0.8 + random.next() * 2.4, {
      opacity: n(0.25 + random.next() * 0.35),
    })
  }).join('')
}

/** An urn turned from one piece of timber. */
export function turnedWood(canvas: Canvas, wood: Timber, name: UrnForm, seed: string): string {
  const form = FORMS[name]
  const [height, radius] = [form.height * 1.28, form.radius * 1.28]
  const material = { base: wood.base, sheen: 'satin' as const, trim: wood.dark }
  const body = turned(CENTRE, FLOOR, height, radius, form.profile)
  const lid = form.lid ? turned(CENTRE, FLOOR, height, radius, form.lid) : null
  return (
    shadow(canvas, CENTRE, FLOOR, body.radiusAt(body.floor)) +
    drawTurned(canvas, body, material, turnedGrain(body, wood, seed)) +
    (lid
      ? drawTurned(canvas, lid, material, turnedGrain(lid, wood, `${seed} lid`)) +
        ring(lid, lid.floor, wood.dark, 2.4, 0.7)
      : '')
  )
}
