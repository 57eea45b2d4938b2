import { expect, test } from 'vitest'
import { mutatedStorage } from './mutate'

const kept = { local: { a: '{"words":["Bella"],"count":1}', b: 'token' }, session: { c: '[]' } }
const seeds = Array.from({ length: 200 }, (_, seed) => seed)

test('one to three entries are another, the same for the same seed', () => {
  for (const seed of seeds) {
    const { kept: other, what } = mutatedStorage(kept, seed)
    expect(what.length).toBeGreaterThanOrEqual(1)
    expect(what.length).toBeLessThanOrEqual(3)
    expect(mutatedStorage(kept, seed)).toEqual({ kept: other, what })
  }
})

test('all ways and all entries come, and other values inside stay JSON', () => {
  const all = seeds.flatMap((seed) => mutatedStorage(kept, seed).what)
  expect(new Set(all.map((one) => one.split(': ')[1])).size).toBe(8)
  expect(new Set(all.map((one) => one.split(': ')[0]))).toEqual(new Set(['local a', 'local b', 'session c']))
  const within = seeds
    .map((seed) => mutatedStorage(kept, seed))
    .filter(({ what }) => what.join() === 'local a: another value inside')
  expect(within.length).toBeGreaterThan(0)
  for (const { kept: other } of within) {
    expect(JSON.parse(other.local.a ?? '')).toBeTypeOf('object')
    expect(other.local.a).not.toBe(kept.local.a)
  }
})
