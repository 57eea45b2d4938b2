import { useEffect, useRef } from 'react'
import { hasKeyboard } from '../focus/use-first-focus'

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea'

/**
 * Focuses the heading when another step opens, and scrolls to the top. On entering the wizard the first field takes the
 * focus, if empty [OPEN-37].
 */
export function useStepFocus(step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const hasEntered = useRef(false)
  useEffect(() => {
    if (step === undefined) return
    const first = hasEntered.current ? null : firstToFill(body.current)
    hasEntered.current = true
    window.scrollTo({ top: 0 })
    if (first) first.focus()
    else heading.current?.focus({ preventScroll: true })
  }, [step])
  return { headingRef: heading, bodyRef: body }
}

function firstToFill(body: HTMLElement | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
  const field = fields.find((one) => !one.closest('[disabled]'))
  return field?.value === '' && hasKeyboard() ? field : null
}
