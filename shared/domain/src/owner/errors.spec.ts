import { expect, test } from 'vitest'
import { emptyAddress } from '../address/rules'
import { ownerErrors } from './errors'
import { emptyOwner, isEmail } from './rules'

const address = { ...emptyAddress(), street: '3 Hill St', city: 'Perth', state: 'WA', postalcode: '6000' }
const anna = { ...emptyOwner(), firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412 345 678', address }

test('names, phone and an address with a city are required [WIZ-80]', () => {
  expect(ownerErrors({})).toEqual({
    firstName: 'required',
    lastName: 'required',
    phoneNumber: 'required',
    address: 'required',
  })
  expect(ownerErrors(anna)).toEqual({})
  expect(ownerErrors({ ...anna, address: { ...address, city: '' } })).toEqual({ address: 'cityMissing' })
  expect(ownerErrors({ ...anna, address: { ...address, postalcode: '' } })).toEqual({
    address: 'postalcodeMissing',
  })
})

test('an invalid phone is named so [WIZ-82]', () => {
  expect(ownerErrors({ ...anna, phoneNumber: '12345' })).toEqual({ phoneNumber: 'invalid' })
})

test('without a phone an owner is taken where it is said that none is known; a wrong one is never [OPEN-134]', () => {
  expect(ownerErrors({ ...anna, phoneNumber: '', noPhone: true })).toEqual({})
  expect(ownerErrors({ ...anna, phoneNumber: ' ', noPhone: false })).toEqual({ phoneNumber: 'required' })
  expect(ownerErrors({ ...anna, phoneNumber: '12345', noPhone: true })).toEqual({ phoneNumber: 'invalid' })
})

test('a name has at most 100 characters', () => {
  expect(ownerErrors({ ...anna, firstName: 'a'.repeat(101) })).toEqual({ firstName: 'tooLong' })
})

test('an email is optional, but must look like one [WIZ-81]', () => {
  expect(ownerErrors({ ...anna, email: '' })).toEqual({})
  expect(ownerErrors({ ...anna, email: 'anna@home.test' })).toEqual({})
  expect(ownerErrors({ ...anna, email: 'anna@home' })).toEqual({ email: 'invalid' })
  expect([isEmail('a b@c.de'), isEmail('a@@c.de'), isEmail('a@c..de'), isEmail('@c.de')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
