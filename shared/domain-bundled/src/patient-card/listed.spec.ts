import { expect, test } from 'vitest'
import { petTypeOf } from './listed'

const TYPES = ['Dog', 'Cat', 'Bird', 'Guinea Pig', 'Fish', 'Other', 'Livestock']

test.each([
  ['dog', 'Dog'],
  ['CANINE', 'Dog'],
  ['Canis familiaris', 'Dog'],
  ['Feline', 'Cat'],
  ['cavy', 'Guinea Pig'],
  ['Alpaca', 'Livestock'],
  ['other', 'Other'],
  // A type that is not offered, and unknown text.
  ['Rabbit', undefined],
  ['equine', undefined],
  ['dragon', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j is the pet type %j', (species, type) => {
  expect(petTypeOf(species, TYPES)).toBe(type)
})
