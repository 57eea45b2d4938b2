import { expect, test } from 'vitest'
import { Presses } from './presses'
import { targetLines } from './report'

/** Two rounds of two steps. */
function walked(): Presses {
  const presses = new Presses()
  presses.add('type', [16, 48, 24])
  presses.add('type', [16, 32, 120])
  presses.add('press', [200])
  presses.add('press', [40])
  return presses
}

test('a step is judged by its longest interaction of each round, the walk by all of them', () => {
  const lines = targetLines(walked(), { limit: 100 })
  expect(lines.map(({ of, measured }) => [of, measured.median])).toEqual([
    ['the whole walk', 200],
    ['type', 84],
    ['press', 120],
  ])
  expect(lines.every(({ target }) => target === 100)).toBe(true)
})

test('a step in which nothing was pressed is refused', () => {
  expect(() => new Presses().add('nothing', [])).toThrow('"nothing"')
})
