import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { CollectionProductSchema, emptyAddress, emptyCollection, isHomeOption } from '@portal/domain'
import type { Address } from '@portal/domain'
import { collectionErrors } from './errors'

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

describe('errors of collection details', () => {
  test('requires an option [WIZ-88]', () => {
    expect(collectionErrors(emptyCollection())).toEqual({ collectionAddressOption: 'required' })
  })

  test('requires the address, and coordinates for another address [WIZ-89]', () => {
    const without = { ...address, postalcode: '', lat: null }
    expect(collectionErrors({ ...chosen('vet_address'), collectionAddress: emptyAddress() })).toEqual({
      collectionAddress: 'required',
    })
    expect(collectionErrors({ ...chosen('postal_address'), collectionAddress: without })).toEqual({
      collectionAddress: 'coordinatesMissing',
    })
    expect(collectionErrors({ ...chosen('customer_address'), collectionAddress: without })).toEqual({})
  })

  test('accepts a typed address without coordinates if it has a street and a zone [WIZ-89, WIZ-93, OPEN-91]', () => {
    const byHand = { ...address, lat: null, lng: null }
    const at = (collectionAddress: typeof byHand) => ({ ...chosen('postal_address'), collectionAddress })
    expect(collectionErrors(at(byHand))).toEqual({})
    expect(collectionErrors({ ...at(byHand), collectionProducts: null })).toEqual({ collectionProducts: 'required' })
    for (const lacking of [{ street: '' }, { city: ' ' }, { postalcode: '' }, { postalcode: '60' }]) {
      expect(collectionErrors(at({ ...byHand, ...lacking }))).toEqual({ collectionAddress: 'coordinatesMissing' })
    }
  })

  test('refuses a home that nobody can drive to: no street, a post box, another country [OPEN-353]', () => {
    const at = (option: 'customer_address' | 'postal_address', typed: Partial<Address>) =>
      collectionErrors({ ...chosen(option), collectionAddress: { ...address, ...typed } }).collectionAddress
    expect(at('customer_address', {})).toBeUndefined()
    for (const option of ['customer_address', 'postal_address'] as const) {
      expect([at(option, { street: '' }), at(option, { street: 'perth' })]).toEqual(['streetMissing', 'streetMissing'])
      expect(at(option, { street: 'PO Box 12', lat: null })).toBe('postBox')
      expect(at(option, { country: 'United Kingdom' })).toBe('abroad')
    }
    expect(collectionErrors({ ...chosen('vet_address'), collectionAddress: { ...address, street: '' } })).toEqual({})
  })

  test('requires a collection product for a home, none for the practice [WIZ-90]', () => {
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

test('refuses the home of a skipped owner [WIZ-98, WIZ-99]', () => {
  expect(collectionErrors(chosen('customer_address'), true)).toEqual({ collectionAddressOption: 'notOffered' })
})
