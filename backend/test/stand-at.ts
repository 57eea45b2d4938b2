import { afterAll, beforeAll, vi } from 'vitest'

/**
 * Stops the clock of a spec, its demo data and its tokens at a moment. Call it before `testApi`. Otherwise data and
 * tokens have today's date, and a spec that names a day would fail on a later one.
 */
export function standAt(moment: string): Date {
  const now = new Date(moment)
  beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
  return now
}
