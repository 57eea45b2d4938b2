import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('repeats a job after it has ended, until it is stopped', async () => {
  let runs = 0
  const end = repeat(
    async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    100,
    0,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(599)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(2)
})
