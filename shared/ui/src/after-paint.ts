import { useEffect, useState } from 'react'

/** A hidden tab has no frames. */
const LONGEST_FRAME_MS = 200

/**
 * The value of the last frame: what it renders comes one frame after the press is shown, so that large renders do not
 * delay that frame.
 */
export function useAfterPaint<Value>(now: Value, first = now): Value {
  const [shown, setShown] = useState(first)
  useEffect(() => (now === shown ? undefined : afterPaint(() => setShown(now))), [now, shown])
  return shown
}

/** Resolves after the frame that shows the press; long work comes after it. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** Runs in the first task after the next frame. Returns the cancel function. */
function afterPaint(act: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, LONGEST_FRAME_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
