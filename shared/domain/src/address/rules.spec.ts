import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { addressLine, addressOfOffice, emptyAddress, hasCoordinates, isEmptyAddress } from './rules'
import { AddressSchema, OfficeLocationSchema } from './schema'

const cottesloe = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}

test('the country is Australia unless told [DOM-14, DOM-15]', () => {
  expect(parse(AddressSchema, {})).toEqual(emptyAddress())
  expect(parse(AddressSchema, { country: '' }).country).toBe('Australia')
  expect(parse(AddressSchema, { country: 'New Zealand', postalcode: 6011 })).toMatchObject({
    country: 'New Zealand',
    postalcode: '6011',
  })
})

test('an address reads as one line, without its own country', () => {
  expect(addressLine(cottesloe)).toBe('12 Marine Parade, Cottesloe WA 6011')
  expect(addressLine({ ...cottesloe, street: '', country: 'New Zealand' })).toBe('Cottesloe WA 6011, New Zealand')
  expect(addressLine(emptyAddress())).toBe('')
})

test('an office location becomes an address [DOM-23]', () => {
  const office = parse(OfficeLocationSchema, {
    office_address_street: '12 Marine Parade',
    office_address_city: 'Cottesloe',
    office_address_state: 'WA',
    office_address_postalcode: '6011',
    office_address_latitude: '-31.99',
    office_address_longitude: '115.75',
  })
  expect(addressOfOffice(office)).toEqual(cottesloe)
  expect(isEmptyAddress(addressOfOffice(null))).toBe(true)
})

test.each(['street', 'city', 'state', 'postalcode'] as const)('an address with a %s alone is not empty', (part) => {
  expect(isEmptyAddress({ ...emptyAddress(), [part]: cottesloe[part] })).toBe(false)
})

test('coordinates need both numbers, 0 counts', () => {
  expect(hasCoordinates(cottesloe)).toBe(true)
  expect(hasCoordinates({ lat: 0, lng: 0 })).toBe(true)
  expect(hasCoordinates({ lat: -31.99, lng: null })).toBe(false)
})
