import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** More than the second in which a `FinalButton` ignores presses. */
const REST_MS = 1001
let skipped = 0

/** Presses a `FinalButton` after its rest. Advances the clock, so that no spec waits. */
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
