import { expect, test } from 'vitest'
import { createCallCache } from './call-cache'

test('shares one result within the time, and repeats a failed call [OPEN-256]', async () => {
  let [now, calls] = [0, 0]
  const once = createCallCache<number>(5, 2, () => now)
  const ask = async () => ++calls
  expect(await Promise.all([once('a', ask), once('a', ask)])).toEqual([1, 1])
  now = 4
  expect(await once('a', ask)).toBe(1)
  now = 5
  expect(await once('a', ask)).toBe(2)
  await expect(once('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once('b', ask)).toBe(3)
  // A third entry clears the cache of two.
  expect(await once('c', ask)).toBe(4)
  expect(await once('a', ask)).toBe(5)
})
