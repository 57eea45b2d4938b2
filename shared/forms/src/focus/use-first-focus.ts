import { useEffect, useRef } from 'react'

/**
 * Ref for the first field: focuses it once page or dialog have rendered, unless it is filled in. Not on touch devices,
 * where the keyboard would cover the page.
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

/** Whether the device has a physical keyboard. */
export function hasKeyboard(): boolean {
  return !window.matchMedia('(hover: none)').matches
}
