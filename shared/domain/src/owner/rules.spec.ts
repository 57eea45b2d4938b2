import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { emptyAddress } from '../address/rules'
import { emptyOwner, toOwner, toOwnerSubmit } from './rules'
import { OwnerSubmitSchema, ServerOwnerSchema } from './schema'

const address = { ...emptyAddress(), street: '3 Hill St', city: 'Perth', state: 'WA', postalcode: '6000' }
const anna = { ...emptyOwner(), firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412 345 678', address }

test('a phone is sent in the field of its kind, an address prefixed [DOM-16, DOM-44, DOM-45]', () => {
  const sent = toOwnerSubmit({ ...anna, firstName: ' Anna ' })
  expect(sent).toMatchObject({
    first_name: 'Anna',
    phone_mobile: '+61412345678',
    phone_home: '',
    phone_work: '',
    primary_address_city: 'Perth',
    primary_address_country: 'Australia',
  })
  expect(safeParse(OwnerSubmitSchema, sent).success).toBe(true)
  expect(toOwnerSubmit({ ...anna, phoneNumber: '0892000000' })).toMatchObject({
    phone_mobile: '',
    phone_home: '+61892000000',
  })
})

test('an owner is read back with the phone in its 0-form [DOM-12, DOM-13]', () => {
  const server = parse(ServerOwnerSchema, {
    id: 'o1',
    first_name: 'Anna',
    last_name: 'Reid',
    phone_home: '+61892000000',
    primary_address_city: 'Perth',
    primary_address_latitude: '-31.95',
  })
  expect(toOwner(server)).toMatchObject({
    id: 'o1',
    lastName: 'Reid',
    phoneNumber: '0892000000',
    address: { city: 'Perth', lat: -31.95, lng: null, country: 'Australia' },
  })
  expect(toOwner(null)).toEqual(emptyOwner())
})
