import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { addressLine, emptyAddress, hasCoordinates, isEmptyAddress } from './rules'
import { AddressSchema } from './schema'

const cottesloe = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}

test('the country defaults to Australia [DOM-14, DOM-15]', () => {
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

test.each(['street', 'city', 'state', 'postalcode'] as const)('an address with a %s alone is not empty', (part) => {
  expect(isEmptyAddress({ ...emptyAddress(), [part]: cottesloe[part] })).toBe(false)
})

test('an address has coordinates only with both numbers, which may be 0', () => {
  expect(hasCoordinates(cottesloe)).toBe(true)
  expect(hasCoordinates({ lat: 0, lng: 0 })).toBe(true)
  expect(hasCoordinates({ lat: -31.99, lng: null })).toBe(false)
})
