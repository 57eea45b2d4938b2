import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeLimitExceeded, withTimeLimit } from './time-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = <T>(ms: number, settle: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle())
      } catch (error) {
        reject(error)
      }
    }, ms)
  })

test('passes a value on that comes in time, and clears its timer', async () => {
  const limited = withTimeLimit(
    after(999, () => 'value'),
    1000,
    'too late',
  )
  await vi.advanceTimersByTimeAsync(999)
  await expect(limited).resolves.toBe('value')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects with the message after the limit, also if the promise fails later', async () => {
  const late = after(1001, () => {
    throw new Error('too late to tell')
  })
  const told = withTimeLimit(late, 1000, 'too late').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1001)
  expect(await told).toEqual(new TimeLimitExceeded('too late'))
})
