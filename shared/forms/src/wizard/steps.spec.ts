import { expect, test } from 'vitest'
import { firstUnfinished, nextStep, previousStep, stepFromHash, stepHeading, stepStatuses } from './steps'
import type { WizardStep } from './steps'

/** How many steps are done. */
type Done = number

const NAMES = ['owner-pet-details', 'product-list', 'confirmation']
const STEPS: WizardStep<Done>[] = NAMES.map((name, index) => ({
  hash: `#${name}`,
  name,
  ...(index === 1 && { title: 'Select Items' }),
  done: (state) => index < state,
  Component: () => null,
}))

test('with no hash the first step opens [WIZ-18]', () => {
  expect(stepFromHash(STEPS, '', 0)).toBe(0)
  expect(stepFromHash(STEPS, '', 3)).toBe(0)
})

test('the hash names the step [WIZ-17]', () => {
  expect(stepFromHash(STEPS, '#product-list', 1)).toBe(1)
  expect(stepFromHash(STEPS, '#owner-pet-details', 2)).toBe(0)
})

test.each(['#keepsakes', '#item', '#', 'product-list'])(
  'the foreign hash %s opens the first step [OPEN-38]',
  (hash) => {
    expect(stepFromHash(STEPS, hash, 3)).toBe(0)
  },
)

test('a step whose earlier ones are not done gives way to the first unfinished [OPEN-39]', () => {
  expect(stepFromHash(STEPS, '#confirmation', 0)).toBe(0)
  expect(stepFromHash(STEPS, '#confirmation', 1)).toBe(1)
  expect(stepFromHash(STEPS, '#confirmation', 2)).toBe(2)
  expect(stepFromHash(STEPS, '#confirmation', 3)).toBe(2)
})

test('first unfinished: the last step when all are done', () => {
  expect([0, 1, 2, 3].map((done) => firstUnfinished(STEPS, done))).toEqual([0, 1, 2, 2])
})

test('Next and Previous go to the neighbours; beyond the ends there is none [WIZ-22]', () => {
  expect(nextStep(STEPS, 0)?.hash).toBe('#product-list')
  expect(nextStep(STEPS, 2)).toBeUndefined()
  expect(previousStep(STEPS, 2)?.hash).toBe('#product-list')
  expect(previousStep(STEPS, 0)).toBeUndefined()
})

test('the breadcrumb shows earlier steps done, the current one active, later ones not open [WIZ-20]', () => {
  expect(stepStatuses(STEPS, 1)).toEqual([
    { name: 'owner-pet-details', href: '#owner-pet-details', status: 'done' },
    { name: 'product-list', href: '#product-list', status: 'current' },
    { name: 'confirmation', href: '#confirmation', status: 'later' },
  ])
})

test('the heading counts the steps and adds the title where there is one [WIZ-19, OPEN-37]', () => {
  expect(stepHeading(STEPS, 0)).toBe('Step 1 of 3')
  expect(stepHeading(STEPS, 1)).toBe('Step 2 of 3 - Select Items')
})
