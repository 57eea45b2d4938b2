import { expect, test } from 'vitest'
import { seldom } from './seldom'

test('what happens again and again is said at once, then once a minute with how often it was', () => {
  const said: number[] = []
  let now = 1_000_000
  const happen = seldom(
    60_000,
    (times) => said.push(times),
    () => now,
  )
  happen()
  expect(said).toEqual([1])
  for (let second = 1; second < 60; second++) {
    now += 1000
    happen()
  }
  expect(said).toEqual([1])
  now += 1000
  happen()
  expect(said).toEqual([1, 60])
})
