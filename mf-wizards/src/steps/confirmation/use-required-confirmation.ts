import { useState } from 'react'

/** A required confirmation before submission. */
export interface RequiredConfirmation {
  readonly isNeeded: boolean
  readonly isTicked: boolean
  /** Whether Submit was pressed without the confirmation. */
  readonly isMissing: boolean
  readonly onTick: (isTicked: boolean) => void
  /** Whether the confirmation is given or not needed; otherwise the box shows its error from now on. */
  readonly check: () => boolean
}

/** A confirmation about the text `about`; it must be given again when the text changes. '' needs none. */
export function useRequiredConfirmation(about: string): RequiredConfirmation {
  const [ticked, setTicked] = useState('')
  const [missingFor, setAsked] = useState('')
  const isNeeded = about !== ''
  const isTicked = isNeeded && ticked === about
  return {
    isNeeded,
    isTicked,
    isMissing: isNeeded && missingFor === about && !isTicked,
    onTick: (isOn) => setTicked(isOn ? about : ''),
    check: () => {
      setAsked(about)
      return !isNeeded || isTicked
    },
  }
}
