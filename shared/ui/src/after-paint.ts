import { useEffect, useState } from 'react'

/** A tab that nobody sees has no frames. */
const LONGEST_FRAME_MS = 100

/**
 * The value as it stood at the last frame: what is drawn by it comes with the frame after the one that answers the
 * press, so that large drawings hold up nobody's next frame.
 */
export function useAfterPaint<Value>(now: Value, first = now): Value {
  const [shown, setShown] = useState(first)
  useEffect(() => (now === shown ? undefined : afterPaint(() => setShown(now))), [now, shown])
  return shown
}

/** In the first task after the next frame. Answers how to call it off. */
function afterPaint(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const come = () => port2.postMessage(null)
  const frame = requestAnimationFrame(come)
  const late = setTimeout(come, LONGEST_FRAME_MS)
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    port1.close()
  }
  port1.onmessage = () => {
    callOff()
    act()
  }
  return callOff
}
