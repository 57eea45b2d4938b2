import { afterAll, beforeAll, vi } from 'vitest'

/**
 * One clock for a spec, its demo world and its tokens, which stands at a moment; to be called before `testApi`. Else the
 * world and the tokens are of today, and a spec that names a day fails on some later one.
 */
export function standAt(moment: string): Date {
  const now = new Date(moment)
  beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
  return now
}
