import type { PlacedPath, PlaqueLayout } from '../layout/layout'
import { pointAt } from '../path/bounds'
import { segmentsOf } from '../path/segments'

export type Point = readonly [x: number, y: number]

/** Points of a curve that are looked at; the safe area is bent more finely than the layout takes it. */
const PARTS = 3
const FINE = 64

/** Points along a path's edge. */
export function pointsAlong({ d, x, y, scaleX, scaleY }: PlacedPath, parts = PARTS): Point[] {
  return segmentsOf(d).flatMap(([x0, y0, x1, y1, x2, y2, x3, y3]) =>
    Array.from({ length: parts }, (_, index): Point => {
      const t = index / parts
      return [x + scaleX * pointAt(t, x0, x1, x2, x3), y + scaleY * pointAt(t, y0, y1, y2, y3)]
    }),
  )
}

const unmoved = (d: string): PlacedPath => ({ d, x: 0, y: 0, scaleX: 1, scaleY: 1 })

function photoPoints({ photo }: PlaqueLayout): Point[] {
  if (!photo) return []
  if (photo.clip !== null) return pointsAlong(unmoved(photo.clip))
  const { x, y, width, height } = photo.box
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Points of all that is painted: letters with their marks and tails, icon, photo. */
export function paintedPoints(layout: PlaqueLayout): Point[] {
  const letters = layout.texts.flatMap(({ glyphs }) => glyphs.flatMap((glyph) => pointsAlong(glyph)))
  return [...letters, ...(layout.icon ? pointsAlong(layout.icon) : []), ...photoPoints(layout)]
}

type Edge = readonly [from: Point, to: Point]

function edgesOf(path: string): Edge[] {
  const points = pointsAlong(unmoved(path), FINE)
  return points
    .map((from, index): Edge => [from, points[(index + 1) % points.length] ?? from])
    .filter(([[, y0], [, y1]]) => y0 !== y1)
}

/** Inside, when a ray to the right crosses the edge an odd number of times. */
const isInside = (edges: readonly Edge[], [x, y]: Point): boolean =>
  edges.filter(([[x0, y0], [x1, y1]]) => y0 <= y !== y1 <= y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)).length %
    2 ===
  1

/** A hundredth of a unit is a fiftieth of a pixel of the artwork. */
const HAIR = 0.01

/** The painted points that leave the safe area: there must be none. */
export function strayPoints(layout: PlaqueLayout): Point[] {
  const safeArea = edgesOf(layout.safeArea)
  const [middleX, middleY] = [layout.stage.width / 2, layout.stage.height / 2]
  // Towards the middle by a hair, so that what touches the edge is inside.
  const inwards = (value: number, middle: number) => value + Math.sign(middle - value) * HAIR
  return paintedPoints(layout).filter(([x, y]) => !isInside(safeArea, [inwards(x, middleX), inwards(y, middleY)]))
}
