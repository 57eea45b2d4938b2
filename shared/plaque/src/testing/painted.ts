import type { Box, PlacedPath, PlaqueLayout } from '../layout/layout'
import { pathExtent, pointAt } from '../path/bounds'
import { segmentsOf } from '../path/segments'

type Point = readonly [x: number, y: number]

/** Points checked per curve; the safe area is finer than the layout assumes. */
const PARTS = 3
const FINE = 64

/** Points along a path's edge. */
function pointsAlong({ d, x, y, scaleX, scaleY }: PlacedPath, parts = PARTS): Point[] {
  return segmentsOf(d).flatMap(([x0, y0, x1, y1, x2, y2, x3, y3]) =>
    Array.from({ length: parts }, (_, index): Point => {
      const t = index / parts
      return [x + scaleX * pointAt(t, x0, x1, x2, x3), y + scaleY * pointAt(t, y0, y1, y2, y3)]
    }),
  )
}

const unmoved = (d: string): PlacedPath => ({ d, x: 0, y: 0, scaleX: 1, scaleY: 1 })

/**
 * Points that decide whether a path is inside: its corners and, for a heart's notch, the point of its upper edge
 * nearest to the middle. If one is outside, the path may still be inside, so all of it is checked.
 */
function corners({ d, x, y, scaleX, scaleY }: PlacedPath, middle: number): Point[] {
  const extent = pathExtent(d)
  const [left, right] = [x + scaleX * extent.left, x + scaleX * extent.right]
  const [top, bottom] = [y + scaleY * extent.top, y + scaleY * extent.bottom]
  const notch: Point = [Math.min(Math.max(middle, left), right), top]
  return [[left, top], [right, top], [right, bottom], [left, bottom], notch]
}

const boxPath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`

/** All painted paths: letters with accents and descenders, icon, photo. */
function painted({ texts, icon, photo }: PlaqueLayout): PlacedPath[] {
  const letters = texts.flatMap(({ glyphs }) => glyphs)
  return [...letters, ...(icon ? [icon] : []), ...(photo ? [unmoved(photo.clip ?? boxPath(photo.box))] : [])]
}

type Edge = readonly [from: Point, to: Point]

function edgesOf(path: string): Edge[] {
  const points = pointsAlong(unmoved(path), FINE)
  return points
    .map((from, index): Edge => [from, points[(index + 1) % points.length] ?? from])
    .filter(([[, y0], [, y1]]) => y0 !== y1)
}

/** Inside when a ray to the right crosses the edge an odd number of times. */
const isInside = (edges: readonly Edge[], [x, y]: Point): boolean =>
  edges.filter(([[x0, y0], [x1, y1]]) => y0 <= y !== y1 <= y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)).length %
    2 ===
  1

/** A hundredth of a unit is a fiftieth of a pixel of the artwork. */
const HAIR = 0.01

/** Painted points outside the safe area; there must be none. */
export function strayPoints(layout: PlaqueLayout): Point[] {
  const safeArea = edgesOf(layout.safeArea)
  const [middleX, middleY] = [layout.stage.width / 2, layout.stage.height / 2]
  // Moved slightly inwards, so that what touches the edge counts as inside.
  const inwards = (value: number, middle: number) => value + Math.sign(middle - value) * HAIR
  const isStray = ([x, y]: Point) => !isInside(safeArea, [inwards(x, middleX), inwards(y, middleY)])
  return painted(layout)
    .filter((path) => corners(path, middleX).some(isStray))
    .flatMap((path) => pointsAlong(path).filter(isStray))
}
