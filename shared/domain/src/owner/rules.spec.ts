import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { emptyAddress } from '../address/rules'
import { emptyOwner, toOwnerSubmit } from './rules'
import { OwnerSubmitSchema } from './schema'

const address = { ...emptyAddress(), street: '3 Hill St', city: 'Perth', state: 'WA', postalcode: '6000' }
const anna = { ...emptyOwner(), firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412 345 678', address }

test('sends a phone in the field of its kind and an address with its prefix [DOM-16, DOM-44, DOM-45]', () => {
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
