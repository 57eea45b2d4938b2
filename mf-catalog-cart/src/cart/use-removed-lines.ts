import { useCallback, useRef, useState } from 'react'
import type { QuotedLine } from '@portal/domain'

export interface Removed {
  readonly line: QuotedLine
  /** Those that it held, as a package. */
  readonly plaques: readonly QuotedLine[]
  /** Taken out by the keyboard, whose focus was on the line that is gone. */
  readonly byKeyboard: boolean
}

/** Lines taken out a moment ago, as they were, and the place focus goes to when its own is gone. */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const place = useRef<HTMLDivElement>(null)
  const focusPlace = useCallback(() => place.current?.focus({ preventScroll: true }), [])
  const add = (gone: Removed) => {
    setRemoved((before) => [...before, gone])
    if (!gone.byKeyboard) focusPlace()
  }
  /** Forgets a removal: undone, or its time is over. */
  const forget = useCallback(
    (line: QuotedLine, hadFocus: boolean) => {
      if (hadFocus) focusPlace()
      setRemoved((before) => before.filter((one) => one.line !== line))
    },
    [focusPlace],
  )
  return { place, removed, add, forget }
}
