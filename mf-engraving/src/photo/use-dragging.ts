import { useRef } from 'react'
import type { PointerEvent } from 'react'

interface Acts {
  /** By parts of the frame. */
  readonly move: (across: number, down: number) => void
  readonly zoom: (factor: number) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** One finger or the mouse moves, two fingers zoom; the page outside of the frame scrolls as ever. */
export function useDragging({ move, zoom }: Acts) {
  const points = useRef(new Map<number, Point>())
  const end = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      points.current.set(event.pointerId, at(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = points.current.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1]
      points.current.set(event.pointerId, now)
      if (other) return zoom(distance(now, other) / Math.max(1, distance(before, other)))
      const { width, height } = event.currentTarget.getBoundingClientRect()
      move((now.x - before.x) / width, (now.y - before.y) / height)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
