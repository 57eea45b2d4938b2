import { expect, test } from 'vitest'
import { tours } from './tour'

test('every switch between neighbours is made once in each direction', () => {
  const places = ['a', 'b', 'c', 'd']
  // d is reached from a alone.
  const [walked = [], ...others] = tours(
    places,
    (one, other) => one !== other && (![one, other].includes('d') || [one, other].includes('a')),
  )
  const steps = walked.slice(1).map((to, at) => `${walked[at]}${to}`)
  expect(steps.toSorted()).toEqual(['ab', 'ac', 'ad', 'ba', 'bc', 'ca', 'cb', 'da'])
  expect(walked[0]).toBe('a')
  expect(others).toEqual([])
})

test('ways that do not hang together are walked one part after the other', () => {
  const isWay = (one: string, other: string) => ['ab', 'ba', 'cd', 'dc'].includes(one + other)
  expect(tours(['a', 'b', 'c', 'd', 'e'], isWay)).toEqual([
    ['a', 'b', 'a'],
    ['c', 'd', 'c'],
  ])
})
