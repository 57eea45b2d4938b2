import { expect, test } from 'vitest'
import { stepFromHash, stepStatuses } from './steps'
import type { WizardStep } from './steps'

/** Number of done steps. */
type DoneCount = number

const NAMES = ['owner-pet-details', 'product-list', 'confirmation']
const STEPS: WizardStep<DoneCount>[] = NAMES.map((name, index) => ({
  hash: `#${name}`,
  name,
  ...(index === 1 && { title: 'Select Items' }),
  done: (state) => index < state,
  Component: () => null,
}))

test('opens the first step without a hash [WIZ-18]', () => {
  expect(stepFromHash(STEPS, '', 0)).toBe(0)
  expect(stepFromHash(STEPS, '', 3)).toBe(0)
})

test('the hash names the step [WIZ-17]', () => {
  expect(stepFromHash(STEPS, '#product-list', 1)).toBe(1)
  expect(stepFromHash(STEPS, '#owner-pet-details', 2)).toBe(0)
})

test.each(['#keepsakes', '#item', '#', 'product-list'])(
  'opens the first step for the unknown hash %s [OPEN-38]',
  (hash) => {
    expect(stepFromHash(STEPS, hash, 3)).toBe(0)
  },
)

test('opens the first incomplete step instead of a later one [OPEN-39]', () => {
  expect(stepFromHash(STEPS, '#confirmation', 0)).toBe(0)
  expect(stepFromHash(STEPS, '#confirmation', 1)).toBe(1)
  expect(stepFromHash(STEPS, '#confirmation', 2)).toBe(2)
  expect(stepFromHash(STEPS, '#confirmation', 3)).toBe(2)
})

test('shows earlier steps as done, the current one as active, later ones as closed [WIZ-20]', () => {
  expect(stepStatuses(STEPS, 1)).toEqual([
    { name: 'owner-pet-details', href: '#owner-pet-details', status: 'done' },
    { name: 'product-list', href: '#product-list', status: 'current' },
    { name: 'confirmation', href: '#confirmation', status: 'later' },
  ])
})
