import { expect, test } from 'vitest'
import { rotated } from './rotated'

test('each round another comes first', () => {
  const orders = [0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))
  expect(orders).toEqual(['abc', 'bca', 'cab', 'abc'])
})
