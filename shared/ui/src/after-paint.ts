import { useEffect, useState } from 'react'

/** A tab that nobody sees has no frames. */
const LONGEST_FRAME_MS = 200

/**
 * The value as it stood at the last frame: what is drawn by it comes with the frame after the one that answers the
 * press, so that large drawings hold up nobody's next frame.
 */
export function useAfterPaint<Value>(now: Value, first = now): Value {
  const [shown, setShown] = useState(first)
  useEffect(() => (now === shown ? undefined : afterPaint(() => setShown(now))), [now, shown])
  return shown
}

/** Until the press is answered by a frame: long work comes after it. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** In the first task after the next frame. Answers how to call it off. */
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
