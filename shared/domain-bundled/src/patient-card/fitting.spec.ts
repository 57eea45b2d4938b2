import { expect, test } from 'vitest'
import type { CardField } from './card'
import { fittingCard, petTypeOf } from './fitting'

test('keeps valid fields, even if the form needs more', () => {
  const card = { 'owner.lastName': 'Citizen', 'pet.firstName': 'Bella', 'owner.address.street': '12 Hill Street' }
  expect(fittingCard(card)).toEqual({ card, leftOut: [] })
})

const long = 'x'.repeat(101)
test.each<[CardField, string, string]>([
  ['owner.firstName', long, 'tooLong'],
  ['pet.lastName', 'Bel\u0000la', 'unprintable'],
  ['pet.firstName', '<b>Bella</b>', 'invalid'],
  ['owner.phoneNumber', '(217) 555-0142', 'invalid'],
  ['owner.email', 'jane@', 'invalid'],
  ['owner.address.postalcode', '62704', 'invalid'],
  ['owner.address.country', 'Atlantis', 'notInList'],
  ['pet.sex', 'desexed', 'notInList'],
  ['pet.weight', '1e300', 'invalid'],
  ['pet.weight', '0', 'notPositive'],
  ['pet.weight', '2001', 'invalid'],
])('%s %j is removed and reported, the rest stays [OPEN-189]', (field, text, code) => {
  const card = { 'owner.address.city': 'Cottesloe', [field]: text }
  expect(fittingCard(card)).toEqual({ card: { 'owner.address.city': 'Cottesloe' }, leftOut: [{ field, code }] })
})

test('removes a postal code of another state, keeps one of another country', () => {
  const australian = { 'owner.address.state': 'WA', 'owner.address.postalcode': '3000' } as const
  expect(fittingCard(australian).leftOut).toEqual([{ field: 'owner.address.postalcode', code: 'notInState' }])
  expect(fittingCard({ ...australian, 'owner.address.country': 'United States' }).leftOut).toEqual([])
})

test('leaves a horse to the form’s own message, and grams to the breed’s unit', () => {
  const card = { 'pet.type': 'Horse', 'pet.weight': '0.003' }
  expect(fittingCard(card)).toEqual({ card, leftOut: [] })
})

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
