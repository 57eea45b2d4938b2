import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { filledFields } from '../value/sent-fields'
import { practiceErrors } from './errors'
import { practiceFields } from './fields'

const harbour = {
  relationship: 'vet_direct',
  hasPortalAccess: 'Yes',
  pricing: 'RRP',
  defaultCollectionLocation: 'Vet',
  providesClientDetails: false,
  ownerChecksWords: true,
}
const wire = {
  relationship_type_c: 'vet_direct',
  has_portal_access_c: 'Yes',
  pricing_information_c: 'RRP',
  default_collection_location_c: 'Vet',
  provides_client_details_c: false,
  owner_checks_words_c: true,
}

test('the settings of a practice have these names on the wire [DOM-22]', () => {
  expect(practiceFields.read({ ...wire, provides_client_details_c: '0' })).toMatchObject(harbour)
  expect(practiceFields.write({ ...practiceFields.empty(), ...harbour })).toMatchObject(wire)
})

test('the practice changes some settings; the provider sets the others [API-13]', () => {
  expect(Object.keys(practiceFields.submit.entries)).toEqual([
    'pricing_information_c',
    'default_collection_location_c',
    'provides_client_details_c',
    'owner_checks_words_c',
  ])
})

test('a setting that is not sent stays [API-13]', () => {
  expect(filledFields(practiceFields, { pricing_information_c: 'RRP' })).toEqual({ pricing: 'RRP' })
  expect(filledFields(practiceFields, { provides_client_details_c: 0, pricing_information_c: null })).toEqual({
    providesClientDetails: false,
  })
  expect(filledFields(practiceFields, { pricing_information_c: '' })).toEqual({})
})

test.each([
  [0, false],
  [1, true],
])('accepts only 0 and 1 for provided client details: %s [API-13]', (sent, providesClientDetails) => {
  const body = parse(practiceFields.submit, { provides_client_details_c: sent })
  expect(filledFields(practiceFields, body)).toEqual({ providesClientDetails })
  expect(() => parse(practiceFields.submit, { provides_client_details_c: sent + 2 })).toThrow('Invalid')
})

test('refuses values that are not offered [API-13]', () => {
  const code = (pricing: string) => practiceErrors({ pricing_information_c: pricing }).pricing_information_c
  expect(['RRP', 'No price', '', 'Free'].map(code)).toEqual([undefined, undefined, undefined, 'notOffered'])
  expect(practiceErrors({ default_collection_location_c: 'Elsewhere' })).toEqual({
    default_collection_location_c: 'notOffered',
  })
})
