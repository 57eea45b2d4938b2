import { useEffect, useRef } from 'react'

/**
 * The field that somebody begins with: it takes the focus once page or dialog are there, unless it is filled in. Where a
 * finger types, the keyboard would cover the page.
 */
export function useFirstFocus({ evenFilled = false } = {}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the page or the dialog has taken the focus itself.
    const frame = requestAnimationFrame(() => {
      const input = field.current
      if (!input || (input.value !== '' && !evenFilled) || !hasKeyboard()) return
      input.focus()
      input.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [evenFilled])
  return field
}

/** Whether somebody types with keys of their own. */
export function hasKeyboard(): boolean {
  return !window.matchMedia('(hover: none)').matches
}
