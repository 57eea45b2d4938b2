import { parse } from 'valibot'
import { expect, test } from 'vitest'
import {
  addressErrors,
  addressLine,
  addressOfOffice,
  addressPartErrors,
  emptyAddress,
  hasCoordinates,
  isEmptyAddress,
} from './rules'
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

test('an address must have a city and a postal code [WIZ-84, WIZ-85]', () => {
  expect(addressErrors(cottesloe)).toEqual({})
  expect(addressErrors({ ...cottesloe, city: ' ' })).toEqual({ city: 'cityMissing' })
  expect(addressErrors({ ...cottesloe, postalcode: '' })).toEqual({ postalcode: 'postalcodeMissing' })
  expect(addressErrors(emptyAddress())).toEqual({ address: 'required' })
  expect(addressErrors(null)).toEqual({ address: 'required' })
})

const byHand = { ...cottesloe, lat: null, lng: null }

test.each([
  [{}, {}],
  [{ state: '' }, {}],
  [{ postalcode: '601' }, { postalcode: 'invalid' }],
  [{ postalcode: '60111' }, { postalcode: 'invalid' }],
  [{ postalcode: '６０１１' }, { postalcode: 'invalid' }],
  [{ postalcode: ' 6011 ' }, {}],
  [{ postalcode: '3053' }, { postalcode: 'notInState' }],
  [{ postalcode: '0872' }, {}],
  [{ state: 'ACT', postalcode: '2600' }, {}],
  [{ state: 'ACT', postalcode: '2000' }, { postalcode: 'notInState' }],
  [{ state: 'NT', postalcode: '0800' }, {}],
  [{ state: 'NT', postalcode: '0200' }, { postalcode: 'notInState' }],
  [{ state: 'VIC', postalcode: '8001' }, {}],
  [{ country: 'New Zealand', postalcode: '60' }, {}],
  [{ street: 'a'.repeat(501) }, { street: 'tooLong' }],
  [{ city: 'Cott\u0007esloe' }, { city: 'unprintable' }],
])('typed by hand, with %j its parts lack %j [WIZ-84, OPEN-91]', (typed, errors) => {
  expect(addressErrors({ ...byHand, ...typed })).toEqual(errors)
})

test('what the look-up found is taken as it is, as far as it is there [WIZ-84]', () => {
  expect(addressErrors({ ...cottesloe, postalcode: '3053' })).toEqual({})
  expect(addressPartErrors(emptyAddress())).toEqual({ city: 'cityMissing', postalcode: 'postalcodeMissing' })
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

test('coordinates need both numbers, 0 counts', () => {
  expect(hasCoordinates(cottesloe)).toBe(true)
  expect(hasCoordinates({ lat: 0, lng: 0 })).toBe(true)
  expect(hasCoordinates({ lat: -31.99, lng: null })).toBe(false)
})
