import { useRef } from 'react'
import type { FocusEvent } from 'react'

/** Whoever closes a message goes on where they were before it; when that is gone, at the screen. */
export function usePreviousFocus() {
  const previous = useRef<HTMLElement>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) previous.current = relatedTarget
  }
  const restoreFocus = () => {
    const target = previous.current?.isConnected ? previous.current : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }
  return { remember, restoreFocus }
}
