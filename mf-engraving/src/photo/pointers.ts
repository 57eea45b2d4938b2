import type { Size } from '@portal/domain/plaque'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface PhotoActs {
  /** Moves the photo by fractions of the frame. */
  readonly move: (across: number, down: number) => void
  readonly zoom: (factor: number) => void
}

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Pointers on a photo: one finger or the mouse moves it, two fingers zoom. */
export function photoPointers() {
  const points = new Map<number, Point>()
  return {
    down: (id: number, at: Point) => void points.set(id, at),
    move: (id: number, now: Point, frame: Size, { move, zoom }: PhotoActs) => {
      const before = points.get(id)
      if (!before) return
      const other = [...points].find(([one]) => one !== id)?.[1]
      points.set(id, now)
      if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)))
      else move((now.x - before.x) / frame.width, (now.y - before.y) / frame.height)
    },
    /** Whether no pointer is down any more. */
    up: (id: number): boolean => points.delete(id) && points.size === 0,
  }
}
