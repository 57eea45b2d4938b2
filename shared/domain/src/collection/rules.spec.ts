import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { VetPracticeSchema } from '../practice/schema'
import { collectionDefault, collectionOptionsFor, emptyCollection, isCollectionOption } from './rules'
import { COLLECTION_OPTIONS, CollectionDetailsSchema, CollectionProductSchema } from './schema'

const zone = parse(CollectionProductSchema, { id: 'z1', name: 'Perth metro' })

test('offers three options; the home of the owner costs extra [WIZ-86, WIZ-87]', () => {
  expect(COLLECTION_OPTIONS).toEqual({
    vet_address: 'Vet Address',
    customer_address: "Owner's Home Address ($50 additional charge)",
    postal_address: 'Other Home Address',
  })
})

test('a zone product has quantity 1 and is a home collection product [WIZ-94]', () => {
  expect(zone).toEqual({ id: 'z1', name: 'Perth metro', quantity: 1, isHomeCollection: true, price: null })
})

test('does not offer the home of a skipped owner [WIZ-98, WIZ-99]', () => {
  expect(collectionOptionsFor(true)).toEqual(['vet_address', 'postal_address'])
})

test.each([
  ['Vet', 'vet_address', 'Perth'],
  ['Customer', 'customer_address', ''],
  ['Office', 'postal_address', 'Perth'],
  [null, 'postal_address', 'Perth'],
])('default location %j gives %s [WIZ-95..97]', (location, option, city) => {
  const practice = parse(VetPracticeSchema, {
    id: 'p1',
    cstm: { default_collection_location_c: location },
    office_location: { office_address_city: 'Perth' },
  })
  const start = collectionDefault(practice)
  expect(start.collectionAddressOption).toBe(option)
  expect(start.collectionAddress.city).toBe(city)
})

test('reads an unknown stored option as no choice [DOM-17, OPEN-85]', () => {
  const read = parse(CollectionDetailsSchema, { collectionAddressOption: 'moon', collectionAddress: {} })
  expect(read).toEqual(emptyCollection())
})

test.each(['toString', 'moon', '', null, 7, ['vet_address']])('%j is not a collection option', (value) => {
  expect(isCollectionOption(value)).toBe(false)
})
