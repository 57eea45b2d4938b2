import { useEffect, useEffectEvent } from 'react'

/** The text after one more key; null for a key that writes nothing. */
export function textAfter(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}

/** Whether the box is open: then its own field takes the keys. */
const isStanding = () => document.querySelector('[role="dialog"] [role="combobox"]') !== null

/**
 * Collects keys between opening the box and its field appearing, wherever the focus is [OPEN-228]. Tab ends it, since
 * the user is navigating.
 */
export function useTypedAhead(isOn: boolean, text: string, onText: (text: string) => void): void {
  const take = useEffectEvent((key: string) => {
    const next = textAfter(text, key)
    if (next !== null) onText(next)
  })
  useEffect(() => {
    if (!isOn) return
    const taking = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (isStanding() || event.key === 'Tab') return taking.abort()
      const isCommand = event.ctrlKey || event.metaKey || event.altKey
      if (isCommand && !event.getModifierState('AltGraph')) return
      // Enter has no result to open yet, and must not submit the form beneath.
      if (textAfter('', event.key) === null && event.key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
      take(event.key)
    }
    globalThis.addEventListener('keydown', onKeyDown, { capture: true, signal: taking.signal })
    return () => taking.abort()
  }, [isOn])
}
