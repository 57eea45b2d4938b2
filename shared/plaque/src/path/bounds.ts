import type { Segment } from './segments'
import { segmentsOf } from './segments'

/** Bounds of what a path fills. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const NOTHING: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export const around = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** A point of a curve along one axis. */
export function pointAt(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
}

/** Smallest and largest value of a curve along one axis: at its ends or turning points. */
function range(p0: number, p1: number, p2: number, p3: number): [least: number, greatest: number] {
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0]
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  const values = [p0, p3, ...turns.filter((t) => t > 0 && t < 1).map((t) => pointAt(t, p0, p1, p2, p3))]
  return [Math.min(...values), Math.max(...values)]
}

function extentOf([x0, y0, x1, y1, x2, y2, x3, y3]: Segment): Extent {
  const [left, right] = range(x0, x1, x2, x3)
  const [top, bottom] = range(y0, y1, y2, y3)
  return { left, top, right, bottom }
}

/** Cache: a letter's path is always the same string. */
const known = new Map<string, Extent>()

/** Exact bounds of a path; `NOTHING` for an empty one. */
export function pathExtent(d: string): Extent {
  const found = known.get(d)
  if (found) return found
  const extent = segmentsOf(d).map(extentOf).reduce(around, NOTHING)
  known.set(d, extent)
  return extent
}
