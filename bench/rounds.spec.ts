import { expect, test } from 'vitest'
import { inRounds, readRounds } from './rounds'

/** What each round measured, where `b` is decided after the third and `c` never. */
async function walked(rounds: number, atMost: number): Promise<string[]> {
  const done: string[] = []
  const isOpen = (one: string) => one === 'c' || (one === 'b' && done.length < 3)
  await inRounds(['a', 'b', 'c'], { rounds, atMost }, isOpen, async (left, round) => {
    done[round] = left.join('')
  })
  return done
}

test('after the rounds only what is open is measured, so many times at most', async () => {
  expect(await walked(2, 5)).toEqual(['abc', 'abc', 'bc', 'c', 'c'])
  expect(await walked(2, 2)).toEqual(['abc', 'abc'])
  expect(await walked(3, 1)).toEqual(['abc', 'abc', 'abc'])
})

test('three times the rounds are the most unless it is said', () => {
  expect(readRounds({ rounds: '2' })).toEqual({ rounds: 2, atMost: 6 })
  expect(readRounds({ rounds: '2', 'at-most': '9' })).toEqual({ rounds: 2, atMost: 9 })
})
