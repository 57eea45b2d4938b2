import { useState } from 'react'
import { useStepSubmit } from '@portal/forms'

/** Keeps a step from going on while something is missing; answers whether to say so. */
export function useRequired(isMissing: boolean): boolean {
  const [asked, setAsked] = useState(false)
  useStepSubmit(() => {
    setAsked(true)
    return !isMissing
  })
  return asked && isMissing
}
