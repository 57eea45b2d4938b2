import { expect, test } from 'vitest'
import { highestRate } from './highest-rate'

const STEPS = { from: 100, most: 1000, p95: 100 }

async function climbed(answer: (rate: number) => { p95: number; errors: number }) {
  const asked: number[] = []
  const kept = await highestRate(async (rate) => {
    asked.push(rate)
    return answer(rate)
  }, STEPS)
  return { asked, kept }
}

test('the rate grows by a quarter up to the first step that is too slow', async () => {
  expect(await climbed((rate) => ({ p95: rate > 200 ? 101 : 100, errors: 0 }))).toEqual({
    asked: [100, 125, 157, 197, 247],
    kept: 197,
  })
})

test('one error ends it, however fast the answers were', async () => {
  expect(await climbed((rate) => ({ p95: 5, errors: rate > 100 ? 1 : 0 }))).toEqual({ asked: [100, 125], kept: 100 })
})

test('where the first step is not kept there is no rate', async () => {
  expect((await climbed(() => ({ p95: 200, errors: 0 }))).kept).toBe(0)
})

test('no more is asked than the most', async () => {
  const { asked } = await climbed(() => ({ p95: 5, errors: 0 }))
  expect(Math.max(...asked)).toBeLessThanOrEqual(1000)
})
