import { expect, test } from 'vitest'
import type { CardField } from './card'
import { fittingCard } from './fitting'

test('what fits stays as it is, whatever else a form would still ask for', () => {
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
])('%s %j is left out and named, the rest stays [OPEN-189]', (field, text, code) => {
  const card = { 'owner.address.city': 'Cottesloe', [field]: text }
  expect(fittingCard(card)).toEqual({ card: { 'owner.address.city': 'Cottesloe' }, leftOut: [{ field, code }] })
})

test('a postcode of another state is left out, one of another country is its own', () => {
  const australian = { 'owner.address.state': 'WA', 'owner.address.postalcode': '3000' } as const
  expect(fittingCard(australian).leftOut).toEqual([{ field: 'owner.address.postalcode', code: 'notInState' }])
  expect(fittingCard({ ...australian, 'owner.address.country': 'United States' }).leftOut).toEqual([])
})

test('a horse is left to the form’s own words, grams to the breed’s unit', () => {
  const card = { 'pet.type': 'Horse', 'pet.weight': '0.003' }
  expect(fittingCard(card)).toEqual({ card, leftOut: [] })
})
