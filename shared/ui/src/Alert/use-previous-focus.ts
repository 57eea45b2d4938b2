import { useRef } from 'react'
import type { FocusEvent } from 'react'

/** After a message is closed, returns the focus to where it was, or to the screen if that is gone. */
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
