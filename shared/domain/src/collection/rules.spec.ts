import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyAddress } from '../address/rules'
import { VetPracticeSchema } from '../practice/schema'
import {
  collectionDefault,
  collectionErrors,
  collectionOptionsFor,
  collectionWithSkippedOwner,
  emptyCollection,
  isHomeOption,
} from './rules'
import { COLLECTION_OPTIONS, CollectionDetailsSchema, CollectionProductSchema } from './schema'

const address = {
  ...emptyAddress(),
  street: '3 Hill St',
  city: 'Perth',
  postalcode: '6000',
  lat: -31.95,
  lng: 115.86,
}
const zone = parse(CollectionProductSchema, { id: 'z1', name: 'Perth metro' })
const chosen = (option: 'vet_address' | 'customer_address' | 'postal_address') => ({
  collectionAddressOption: option,
  collectionAddress: address,
  collectionProducts: option === 'vet_address' ? null : zone,
})

test("three options, the owner's home with its charge [WIZ-86, WIZ-87]", () => {
  expect(COLLECTION_OPTIONS).toEqual({
    vet_address: 'Vet Address',
    customer_address: "Owner's Home Address ($50 additional charge)",
    postal_address: 'Other Home Address',
  })
})

test('a zone product has quantity 1 and is a home collection product [WIZ-94]', () => {
  expect(zone).toEqual({ id: 'z1', name: 'Perth metro', quantity: 1, isHomeCollection: true, price: null })
})

describe('what is missing', () => {
  test('the option [WIZ-88]', () => {
    expect(collectionErrors(emptyCollection())).toEqual({ collectionAddressOption: 'required' })
  })

  test('the address; another address needs coordinates [WIZ-89]', () => {
    const without = { ...address, postalcode: '', lat: null }
    expect(collectionErrors({ ...chosen('vet_address'), collectionAddress: emptyAddress() })).toEqual({
      collectionAddress: 'required',
    })
    expect(collectionErrors({ ...chosen('postal_address'), collectionAddress: without })).toEqual({
      collectionAddress: 'coordinatesMissing',
    })
    expect(collectionErrors({ ...chosen('customer_address'), collectionAddress: without })).toEqual({})
  })

  test('typed by hand, its street and its zone stand in for coordinates [WIZ-89, WIZ-93, OPEN-91]', () => {
    const byHand = { ...address, lat: null, lng: null }
    const at = (collectionAddress: typeof byHand) => ({ ...chosen('postal_address'), collectionAddress })
    expect(collectionErrors(at(byHand))).toEqual({})
    expect(collectionErrors({ ...at(byHand), collectionProducts: null })).toEqual({ collectionProducts: 'required' })
    for (const lacking of [{ street: '' }, { city: ' ' }, { postalcode: '' }, { postalcode: '60' }]) {
      expect(collectionErrors(at({ ...byHand, ...lacking }))).toEqual({ collectionAddress: 'coordinatesMissing' })
    }
  })

  test('the product for a home, none for the practice [WIZ-90]', () => {
    expect(collectionErrors({ ...chosen('customer_address'), collectionProducts: null })).toEqual({
      collectionProducts: 'required',
    })
    expect(collectionErrors(chosen('vet_address'))).toEqual({})
    expect([isHomeOption('vet_address'), isHomeOption('postal_address'), isHomeOption(null)]).toEqual([
      false,
      true,
      false,
    ])
  })
})

test('a skipped owner has no home to choose [WIZ-98, WIZ-99]', () => {
  expect(collectionOptionsFor(true)).toEqual(['vet_address', 'postal_address'])
  expect(collectionErrors(chosen('customer_address'), true)).toEqual({
    collectionAddressOption: 'notOffered',
  })
  expect(collectionWithSkippedOwner(chosen('customer_address'), true)).toEqual(emptyCollection())
  expect(collectionWithSkippedOwner(chosen('postal_address'), true)).toEqual(chosen('postal_address'))
  expect(collectionWithSkippedOwner(chosen('customer_address'), false)).toEqual(chosen('customer_address'))
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

test('an unknown stored option reads as none chosen [DOM-17, OPEN-85]', () => {
  const read = parse(CollectionDetailsSchema, { collectionAddressOption: 'moon', collectionAddress: {} })
  expect(read).toEqual(emptyCollection())
})
