import { useEffect, useEffectEvent } from 'react'

/** Escape also closes a dialog whose code is still loading. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}
