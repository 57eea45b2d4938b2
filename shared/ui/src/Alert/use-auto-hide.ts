import { useEffect, useState } from 'react'

/** Alerts leave after 4 s [SHL-59]. */
export const ALERT_HIDE_MS = 4000

/** Calls `onHide` after the time; `hold` pauses it, and it restarts afterwards [OPEN-78]. */
export function useAutoHide(ms: number | undefined, onHide: (() => void) | undefined) {
  const [held, setHeld] = useState({ hover: false, focus: false })
  const paused = held.hover || held.focus
  useEffect(() => {
    if (ms === undefined || onHide === undefined || paused) return
    const timer = setTimeout(onHide, ms)
    return () => clearTimeout(timer)
  }, [ms, onHide, paused])
  const hold = (by: 'hover' | 'focus', isHeld: boolean) => () => setHeld((now) => ({ ...now, [by]: isHeld }))
  return { hold }
}
