import { useState } from 'react'
import { useStepSubmit } from '@portal/forms'

/** Keeps the wizard at a step while something is missing; returns whether to show the error. */
export function useRequired(isMissing: boolean): boolean {
  const [wasPressed, setAsked] = useState(false)
  useStepSubmit(() => {
    setAsked(true)
    return !isMissing
  })
  return wasPressed && isMissing
}
