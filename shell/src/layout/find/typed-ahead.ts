import { useEffect, useEffectEvent } from 'react'

/** The text after one more key; null for a key that writes nothing. */
export function textAfter(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}

/** The box: what is typed goes there as soon as it stands. */
const isStanding = () => document.querySelector('[role="dialog"] [role="combobox"]') !== null

/**
 * Takes the keys between the opening of the box and its field's being there, wherever the focus is: they were meant for
 * it [OPEN-228]. Tab ends it, for who moves through the page types nothing.
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
      // Enter opens nothing that is not found yet, and must not send the form beneath.
      if (textAfter('', event.key) === null && event.key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
      take(event.key)
    }
    globalThis.addEventListener('keydown', onKeyDown, { capture: true, signal: taking.signal })
    return () => taking.abort()
  }, [isOn])
}
