import { useEffect, useEffectEvent } from 'react'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/** Current retry pause. A series ends when no retry was waiting for one longest pause. */
let pause = { ms: FIRST_PAUSE_MS, until: 0 }

/** Sends again when the browser is back online, and after growing pauses, since the server may be down. */
export function useResend(send: (() => Promise<void>) | undefined): void {
  const again = useEffectEvent(() => void send?.())
  const isWaiting = send !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const stop = new AbortController()
    const timer = setTimeout(again, nextPause())
    window.addEventListener('online', () => again(), { signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isWaiting])
}

function nextPause(): number {
  const now = Date.now()
  const ms = now < pause.until ? Math.min(pause.ms * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
  pause = { ms, until: now + ms + LONGEST_PAUSE_MS }
  return ms
}
