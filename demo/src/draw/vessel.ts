import type { Canvas } from './canvas'
import { darker } from './colour'
import type { Form } from './forms.data'
import { turned, drawTurned, ring } from './lathe'
import type { Material } from './materials'
import { band } from './ornament'
import type { Band } from './picture'

/** A vessel with its lid. */
export function vessel(
  canvas: Canvas,
  form: Form,
  material: Material,
  x: number,
  floor: number,
  scale: number,
  kind?: Band,
): string {
  const [height, radius] = [form.height * scale, form.radius * scale]
  const body = turned(x, floor, height, radius, form.profile)
  const drawn = drawTurned(canvas, body, material, kind ? band(body, kind, material, canvas) : '')
  if (!form.lid) return drawn
  const lid = turned(x, floor, height, radius, form.lid)
  const seam = ring(lid, lid.floor, darker(material.base, 0.7), 2.2, 0.55)
  return drawn + drawTurned(canvas, lid, material) + seam
}
