import { expect, test } from 'vitest'
import { emptyPet } from '@portal/domain'
import { unlikelyWeight } from './unlikely-weight'

const grams = { customUnitName: 'g', customUnitRatio: 0.001 }

test.each([
  ['a budgerigar of 35 kg', { type: 'Bird', breed: 'Budgerigar', weight: 35 }, 'Budgerigar'],
  ['a cat of 28 kg', { type: 'Cat', breed: 'Ragdoll', weight: 28 }, 'Cat'],
  ['a rat of 2.5 kg', { type: 'Rat', breed: 'Fancy Rat', weight: 2.5 }, 'Rat'],
  ['a dog of 20 g', { type: 'Dog', breed: 'Beagle', weight: 0.02 }, 'Dog'],
  [
    'a fighting fish of 300 g',
    { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.3, customUnit: 300, ...grams },
    'Siamese Fighting Fish',
  ],
  // The weight in kg is rounded; 0.02 kg would be usual.
  [
    'a fighting fish of 24 g',
    { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.02, customUnit: 24, ...grams },
    'Siamese Fighting Fish',
  ],
])('%s gives a warning [OPEN-123]', (_what, pet, animal) => {
  expect(unlikelyWeight({ ...emptyPet(), ...pet })).toMatchObject({
    kind: 'unlikelyWeight',
    animal,
    weight: pet.weight,
  })
})

test.each([
  ['a budgerigar of 40 g', { type: 'Bird', breed: 'Budgerigar', weight: 0.04 }],
  ['a swan of 12 kg', { type: 'Bird', breed: 'Other or unknown', weight: 12 }],
  ['a mastiff of 90 kg', { type: 'Dog', breed: 'Mastiff', weight: 90 }],
  ['a fish of 3 g', { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.01, customUnit: 3, ...grams }],
  [
    'such a fish at its lightest',
    { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.01, customUnit: 0.5, ...grams },
  ],
  [
    'such a fish at its heaviest',
    { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.02, customUnit: 20, ...grams },
  ],
  [
    'such a fish in a unit without a ratio, which is kg',
    { type: 'Fish', breed: 'Siamese Fighting Fish', weight: 0.02, customUnit: 0.015, customUnitName: 'kg' },
  ],
  ['a heavy animal of which nothing is known', { type: 'Other', breed: 'Other or unknown', weight: 400 }],
  ['a light one', { type: 'Other', breed: 'Other or unknown', weight: 0.01 }],
  ['a pet that is not weighed', { type: 'Cat', breed: 'Ragdoll', weight: null }],
])('%s gives no warning [OPEN-123]', (_what, pet) => {
  expect(unlikelyWeight({ ...emptyPet(), ...pet })).toBeNull()
})

test('another weight is a new warning', () => {
  const of = (weight: number) => unlikelyWeight({ ...emptyPet(), type: 'Cat', breed: 'Ragdoll', weight })?.key
  expect([of(28), of(28.5)]).toEqual(['weight:Cat:28', 'weight:Cat:28.5'])
})
