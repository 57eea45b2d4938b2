import { useState } from 'react'
import type { PointerEvent } from 'react'
import { photoPointers } from './pointers'
import type { PhotoActs, Point } from './pointers'

/** Pointers on a frame of the page; outside of it the page scrolls as usual. */
export function useDragging(acts: PhotoActs) {
  const [pointers] = useState(photoPointers)
  const end = ({ pointerId }: PointerEvent) => void pointers.up(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.down(event.pointerId, at(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) =>
      pointers.move(event.pointerId, at(event), event.currentTarget.getBoundingClientRect(), acts),
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
