import { expect, test } from 'vitest'
import { breedTerm, isBreedNamed, petTypeOf } from './listed'

const TYPES = ['Dog', 'Cat', 'Bird', 'Guinea Pig', 'Fish', 'Other', 'Livestock']

test.each([
  ['dog', 'Dog'],
  ['CANINE', 'Dog'],
  ['Canis familiaris', 'Dog'],
  ['Feline', 'Cat'],
  ['cavy', 'Guinea Pig'],
  ['Alpaca', 'Livestock'],
  ['other', 'Other'],
  // Of what is not offered, and of nothing.
  ['Rabbit', undefined],
  ['equine', undefined],
  ['dragon', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j is the pet type %j', (species, type) => {
  expect(petTypeOf(species, TYPES)).toBe(type)
})

test.each([
  ['Labrador Retriever', 'labrador retriever', true],
  ['Poodle (Toy)', 'Toy Poodle', true],
  ['Domestic Shorthair', 'Domestic Short Hair', true],
  ['Domestic Shorthair', 'DSH', true],
  ['Curly-Coated Retriever', 'Curly Coated Retriever', true],
  ["Children's Python", 'Childrens Python', true],
  ['Labrador Retriever', 'Labrador Retriever Cross', false],
  ['Labrador Retriever', 'Golden Retriever', false],
  ['Mixed', '', false],
])('the listed %j for %j: %j', (listed, breed, isNamed) => {
  expect(isBreedNamed(listed, breed)).toBe(isNamed)
})

test.each([
  ['Toy Poodle', 'poodle'],
  ['Domestic Short Hair', 'domestic'],
  ['DSH', 'shorthair'],
  ['constructor', 'constructor'],
])('%j is searched for as %j', (breed, term) => {
  expect(breedTerm(breed)).toBe(term)
})
