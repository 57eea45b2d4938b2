import { expect, test } from 'vitest'
import { emptyAddress, emptyOwner, isEmail } from '@portal/domain'
import { ownerErrors } from './errors'
import { ownerNeeds } from './needs'

const address = { ...emptyAddress(), street: '3 Hill St', city: 'Perth', state: 'WA', postalcode: '6000' }
const anna = { ...emptyOwner(), firstName: 'Anna', lastName: 'Reid', phoneNumber: '0412 345 678', address }

test('requires names, phone and an address with a city [WIZ-80]', () => {
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

test('reports an invalid phone [WIZ-82]', () => {
  expect(ownerErrors({ ...anna, phoneNumber: '12345' })).toEqual({ phoneNumber: 'invalid' })
})

test('accepts a missing phone if none is known, but never a wrong one [OPEN-134]', () => {
  expect(ownerErrors({ ...anna, phoneNumber: '', noPhone: true })).toEqual({})
  expect(ownerErrors({ ...anna, phoneNumber: ' ', noPhone: false })).toEqual({ phoneNumber: 'required' })
  expect(ownerErrors({ ...anna, phoneNumber: '12345', noPhone: true })).toEqual({ phoneNumber: 'invalid' })
})

test('a name has at most 100 characters', () => {
  expect(ownerErrors({ ...anna, firstName: 'a'.repeat(101) })).toEqual({ firstName: 'tooLong' })
})

test('email is optional but must look like one [WIZ-81]', () => {
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

test('an owner whom we contact needs a phone or an email [OPEN-354]', () => {
  const referral = ownerNeeds('referral', 'private cremation & dispersal of ashes')
  const silent = { ...anna, phoneNumber: '', noPhone: true }
  expect(ownerErrors(silent, referral)).toEqual({ email: 'contactMissing' })
  expect(ownerErrors({ ...silent, email: 'anna@home.test' }, referral)).toEqual({})
  expect(ownerErrors(anna, referral)).toEqual({})
  expect(ownerErrors({ ...anna, phoneNumber: '+44 20 7946 0018' }, referral)).toEqual({})
  expect(ownerErrors(silent, ownerNeeds('private', 'private cremation & return of ashes'))).toEqual({})
})

test('ashes returned to the owner need a street in Australia; a contact address does not [OPEN-353]', () => {
  const sent = ownerNeeds('vetunity-private', ' Private Cremation & Return of Ashes ')
  const at = (typed: Partial<typeof address>) => ({ ...anna, address: { ...address, ...typed } })
  expect(ownerErrors(at({ street: '' }), sent)).toEqual({ address: 'streetMissing' })
  expect(ownerErrors(at({ street: 'PO Box 9' }), sent)).toEqual({})
  const london = at({
    street: '5 Gower St',
    city: 'London',
    state: '',
    postalcode: 'NW1 6XE',
    country: 'United Kingdom',
  })
  expect(ownerErrors(london, sent)).toEqual({ address: 'abroad' })
  for (const kind of ['private', 'package'] as const) {
    const needs = ownerNeeds(kind, 'private cremation & return of ashes')
    expect([ownerErrors(at({ street: '' }), needs), ownerErrors(london, needs)]).toEqual([{}, {}])
  }
  expect(ownerErrors(london, ownerNeeds('referral', 'private cremation & dispersal of ashes'))).toEqual({})
})
