import { useEffect, useRef } from 'react'

/** Gives the heading focus whenever another step opens, and shows the page from its top. */
export function useStepFocus(step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step === undefined) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return heading
}
