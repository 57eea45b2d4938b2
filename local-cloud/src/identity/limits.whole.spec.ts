import { expect, test } from 'vitest'
import { SignInLock, WindowLimit } from './limits'

test('a window lets so many through for each name and opens again after an hour', () => {
  const limit = new WindowLimit(2)
  expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 2)]).toEqual([true, true, false])
  expect(limit.take('b', 3)).toBe(true)
  expect(limit.take('a', 3_599_999)).toBe(false)
  expect(limit.take('a', 3_600_000)).toBe(true)
})

test('five failures lock for a second, each further one for twice as long, at most 15 minutes', () => {
  const lock = new SignInLock()
  for (let failure = 1; failure <= 4; failure += 1) lock.fail('a', 0)
  expect(lock.isLocked('a', 0)).toBe(false)
  lock.fail('a', 0)
  expect([lock.isLocked('a', 999), lock.isLocked('a', 1000)]).toEqual([true, false])
  lock.fail('a', 1000)
  expect([lock.isLocked('a', 2999), lock.isLocked('a', 3000)]).toEqual([true, false])
  for (let failure = 7; failure <= 30; failure += 1) lock.fail('a', 3000)
  expect([lock.isLocked('a', 902_999), lock.isLocked('a', 903_000)]).toEqual([true, false])
  expect(lock.isLocked('b', 0)).toBe(false)
})
