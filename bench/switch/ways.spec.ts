import { expect, test } from 'vitest'
import { SCREENS } from './screens'
import { stepsOf, walksOver, waysBetween } from './ways'

const stepsOver = (ways: ReturnType<typeof waysBetween>) =>
  walksOver(ways, SCREENS).flatMap((walk) => stepsOf(walk).map(([from, to]) => `${from.name} ${to.name}`))

test('all 24 ways of the screens are walked once', () => {
  const ways = waysBetween(SCREENS)
  expect(ways).toHaveLength(24)
  expect(stepsOver(ways).toSorted()).toEqual(ways.map(({ from, to }) => `${from.name} ${to.name}`).toSorted())
})

test('of one way that is left the way back is walked too, from a screen that every other leads to', () => {
  const left = waysBetween(SCREENS).filter(({ from, to }) => from.name === '/booking/:id' && to.name === '/bookings')
  expect(left).toHaveLength(1)
  expect(stepsOver(left)).toEqual(['/bookings /booking/:id', '/booking/:id /bookings'])
})
