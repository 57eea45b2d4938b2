import { expect, test } from 'vitest'
import { collectionAddressFields, homeAddressFields } from './fields'

const address = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}

test("an owner's address has its names [DOM-16]", () => {
  const wire = {
    primary_address_street: '12 Marine Parade',
    primary_address_city: 'Cottesloe',
    primary_address_state: 'WA',
    primary_address_postalcode: '6011',
    primary_address_country: 'Australia',
    primary_address_latitude: -31.99,
    primary_address_longitude: 115.75,
  }
  expect([homeAddressFields.read(wire), homeAddressFields.write(address)]).toEqual([address, wire])
})

test('the place of collection has its names [DOM-05]', () => {
  const wire = {
    collection_add_street: '12 Marine Parade',
    collection_add_city: 'Cottesloe',
    collection_add_state: 'WA',
    collection_add_postalcode: '6011',
    collection_add_country: 'Australia',
    collection_add_latitude: -31.99,
    collection_add_longitude: 115.75,
  }
  expect([collectionAddressFields.read(wire), collectionAddressFields.send(address)]).toEqual([address, wire])
})
