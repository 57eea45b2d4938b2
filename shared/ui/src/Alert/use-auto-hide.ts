import { useEffect, useState } from 'react'

/** Alerts leave after 4 s [SHL-59]. */
export const ALERT_HIDE_MS = 4000

/** Calls `onHide` once the time is up; `pause` stops the clock and `resume` starts it anew [OPEN-78]. */
export function useAutoHide(ms: number | undefined, onHide: (() => void) | undefined) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (ms === undefined || onHide === undefined || paused) return
    const timer = setTimeout(onHide, ms)
    return () => clearTimeout(timer)
  }, [ms, onHide, paused])
  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
