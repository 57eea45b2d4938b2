import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** More than the second that a `FinalButton` rests. */
const REST_MS = 1001
let skipped = 0

/** Presses what cannot be undone after its rest, for which no spec waits: the clock shows a later time. */
export function restThenClick(button: Element): void {
  if (vi.isFakeTimers()) {
    act(() => void vi.advanceTimersByTime(REST_MS))
    fireEvent.click(button)
    return
  }
  skipped += REST_MS
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + skipped)
  fireEvent.click(button)
  clock.mockRestore()
}
