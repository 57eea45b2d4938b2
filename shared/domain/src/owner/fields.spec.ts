import { expect, test } from 'vitest'
import { ownerFields } from './fields'

const NAMES = [
  'id',
  'first_name',
  'last_name',
  'phone_mobile',
  'phone_home',
  'phone_work',
  'no_phone',
  'email',
  'return_to',
  'primary_address_street',
  'primary_address_city',
  'primary_address_state',
  'primary_address_postalcode',
  'primary_address_country',
  'primary_address_latitude',
  'primary_address_longitude',
]

test('an owner has these field names on the wire [DOM-12, DOM-16]', () => {
  expect(Object.keys(ownerFields.wire.entries)).toEqual(NAMES)
  expect(Object.keys(ownerFields.submit.entries)).toEqual(NAMES)
})

test('the form has these fields [WIZ-80]', () => {
  expect(Object.keys(ownerFields.asked(null))).toEqual([
    'firstName',
    'lastName',
    'phoneNumber',
    'noPhone',
    'email',
    'address',
  ])
})

test.each([
  [{ phone_mobile: '0412 345 678' }, '0412345678'],
  [{ phone_work: '+61 (08) 9200 0000' }, '0892000000'],
  [{ phone_home: '+61892000000', phone_mobile: '+61412345678' }, '0412345678'],
  [{ phone_home: '+44 20 7946 0000' }, '+442079460000'],
  [{}, ''],
])('of the numbers %j the phone is %j [DOM-13]', (phones, phone) => {
  expect(ownerFields.read(phones).phoneNumber).toBe(phone)
})

test.each([
  ['0412345678', ['+61412345678', '', '']],
  ['0892000000', ['', '+61892000000', '']],
  ['0512', ['', '', '0512']],
  ['', ['', '', '']],
])('%j is sent in the field of its kind [DOM-44, DOM-45]', (phoneNumber, phones) => {
  const sent = ownerFields.send({ ...ownerFields.empty(), phoneNumber })
  expect([sent.phone_mobile, sent.phone_home, sent.phone_work]).toEqual(phones)
})
