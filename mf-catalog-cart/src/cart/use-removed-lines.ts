import { useCallback, useRef, useState } from 'react'
import type { QuotedLine } from '@portal/domain'

interface Removed {
  readonly line: QuotedLine
  /** Taken out by the keyboard, whose focus was on the line that is gone. */
  readonly byKeyboard: boolean
}

/** Lines taken out a moment ago, as they were, and the place focus goes to when its own is gone. */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const place = useRef<HTMLDivElement>(null)
  const focusPlace = useCallback(() => place.current?.focus({ preventScroll: true }), [])
  const add = (line: QuotedLine, byKeyboard: boolean) => {
    setRemoved((before) => [...before, { line, byKeyboard }])
    if (!byKeyboard) focusPlace()
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
