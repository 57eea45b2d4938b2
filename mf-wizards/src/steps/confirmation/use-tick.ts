import { useState } from 'react'

/** What somebody has to say before the booking is submitted. */
export interface Tick {
  readonly isNeeded: boolean
  readonly isTicked: boolean
  /** Submit was pressed without it. */
  readonly isMissing: boolean
  readonly onTick: (isTicked: boolean) => void
  /** Whether it is said or needs not be; where it is missing, the box says so from now on. */
  readonly check: () => boolean
}

/** A tick for what `about` names; when that becomes something else, it is to be said anew. '' needs none. */
export function useTick(about: string): Tick {
  const [ticked, setTicked] = useState('')
  const [asked, setAsked] = useState('')
  const isNeeded = about !== ''
  const isTicked = isNeeded && ticked === about
  return {
    isNeeded,
    isTicked,
    isMissing: isNeeded && asked === about && !isTicked,
    onTick: (isOn) => setTicked(isOn ? about : ''),
    check: () => {
      setAsked(about)
      return !isNeeded || isTicked
    },
  }
}
