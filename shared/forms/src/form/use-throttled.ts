import { useCallback, useEffect, useRef } from 'react'

/** Drafts are saved within a second of typing. */
export const SAVE_WITHIN_MS = 500

/** Calls `save` with the latest value at most every half second, and at once when the page closes. */
export function useThrottled<Value>(save: ((value: Value) => void) | undefined) {
  const pending = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    const { value } = pending.current
    pending.current = undefined
    latestSave.current?.(value)
  }, [])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  return (value: Value) => {
    if (pending.current) pending.current.value = value
    else pending.current = { value, timer: setTimeout(flush, SAVE_WITHIN_MS) }
  }
}
