import { expect, test } from 'vitest'
import { areWordsOf, isPlaqueOf } from './pet-name'

test.each([
  ['Bella', 'Bella\nBorn to be loved', true],
  ['Bella', 'BELLA', true],
  ['Stella', 'Bela\nBorn to be loved', false],
  ['Bella', 'Bella Rose\nBorn to be loved', false],
  ['Zoë', 'Zoe', false],
])('the plaque of %s with %j names the pet: %s', (petName, words, isNamed) => {
  expect(isPlaqueOf(petName, words)).toBe(isNamed)
})

test.each([
  ['Max', 'In memory of MAX, our boy', true],
  ['Max', "Max's garden", true],
  ['Bella Rose', 'Our\nBella  Rose', true],
  ['Max', 'In memory of Maxine', false],
  ['Stella', 'Bela', false],
  ['Stella', 'Forever loved', false],
])('the text for %s, %j, names the pet: %s', (petName, words, isNamed) => {
  expect(areWordsOf(petName, words)).toBe(isNamed)
})
