import { expect, test } from 'vitest'
import { tour } from './tour'

test('every switch between neighbours is made once in each direction', () => {
  const places = ['a', 'b', 'c', 'd']
  // d is reached from a alone.
  const walked = tour(
    places,
    (one, other) => one !== other && (![one, other].includes('d') || [one, other].includes('a')),
  )
  const steps = walked.slice(1).map((to, at) => `${walked[at]}${to}`)
  expect(steps.toSorted()).toEqual(['ab', 'ac', 'ad', 'ba', 'bc', 'ca', 'cb', 'da'])
  expect(walked[0]).toBe('a')
})
