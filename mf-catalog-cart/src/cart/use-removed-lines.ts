import { useCallback, useRef, useState } from 'react'
import type { QuotedLine } from '@portal/domain'

export interface RemovedLine {
  readonly line: QuotedLine
  /** Plaques removed with a package. */
  readonly plaques: readonly QuotedLine[]
  /** Removed by keyboard, so the focus was on the removed line. */
  readonly byKeyboard: boolean
}

/** Recently removed lines, and where the focus goes when its element is gone. */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const place = useRef<HTMLDivElement>(null)
  const focusPlace = useCallback(() => place.current?.focus({ preventScroll: true }), [])
  const add = (gone: RemovedLine) => {
    setRemoved((before) => [...before, gone])
    if (!gone.byKeyboard) focusPlace()
  }
  /** Drops a removal after Undo or its timeout. */
  const forget = useCallback(
    (line: QuotedLine, hadFocus: boolean) => {
      if (hadFocus) focusPlace()
      setRemoved((before) => before.filter((one) => one.line !== line))
    },
    [focusPlace],
  )
  return { place, removed, add, forget }
}
