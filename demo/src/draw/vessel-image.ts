import { Canvas } from './canvas'
import { FORMS } from './forms.data'
import { vessel } from './vessel'
import { materialOf, TIMBERS } from './materials'
import { timberBox } from './box'
import { THREE_QUARTER } from './solid'
import { backdrop, CENTRE, FLOOR, shadow } from './studio'

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
