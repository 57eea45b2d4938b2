import { expect, test } from 'vitest'
import { addressErrors, addressPartErrors } from './errors'
import { emptyAddress } from '@portal/domain'

const cottesloe = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}

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
  [{ country: 'United Kingdom', city: 'London', state: '', postalcode: 'NW1 6XE' }, {}],
  [{ country: 'Hong Kong', city: 'Kowloon', state: '', postalcode: '' }, {}],
  [{ street: 'a'.repeat(501) }, { street: 'tooLong' }],
  [{ city: 'Cott\u0007esloe' }, { city: 'unprintable' }],
])('typed by hand, an address with %j lacks %j [WIZ-84, OPEN-91]', (typed, errors) => {
  expect(addressErrors({ ...byHand, ...typed })).toEqual(errors)
})

test('accepts a looked-up address as found, as far as it is complete [WIZ-84]', () => {
  expect(addressErrors({ ...cottesloe, postalcode: '3053' })).toEqual({})
  expect(addressPartErrors(emptyAddress())).toEqual({ city: 'cityMissing', postalcode: 'postalcodeMissing' })
})

test('reports each wrong part of an address that somebody drives to [OPEN-353]', () => {
  expect(addressPartErrors({ ...byHand, street: '', country: 'France' }, 'visited')).toEqual({
    street: 'streetMissing',
    country: 'abroad',
  })
  expect(addressPartErrors({ ...byHand, street: 'PO Box 3' }, 'visited')).toEqual({ street: 'postBox' })
  expect(addressPartErrors({ ...byHand, street: 'PO Box 3' }, 'sentTo')).toEqual({})
  expect(addressErrors({ ...byHand, street: '' })).toEqual({})
})
