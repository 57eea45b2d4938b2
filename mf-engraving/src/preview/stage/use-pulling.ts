import { useRef } from 'react'
import { distance } from '../../photo/pointers'
import type { Point } from '../../photo/pointers'
import type { Press, useLive } from './use-live'

/** Dragging a corner away from the centre enlarges the photo. The centre is in stage coordinates. */
export function usePulling(middle: Point, live: ReturnType<typeof useLive>) {
  const before = useRef<number | null>(null)
  const fromMiddle = ({ evt, currentTarget }: Press) => {
    const { left = 0, top = 0 } = currentTarget.getStage()?.container().getBoundingClientRect() ?? {}
    return Math.max(1, distance({ x: evt.clientX - left, y: evt.clientY - top }, middle))
  }
  const end = () => {
    if (before.current === null) return
    before.current = null
    live.end()
  }
  return {
    onPointerDown: (event: Press) => {
      live.begin(event)
      before.current = fromMiddle(event)
    },
    onPointerMove: (event: Press) => {
      if (before.current === null) return
      const now = fromMiddle(event)
      live.zoom(now / before.current)
      before.current = now
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
