import { expect, test } from 'vitest'
import { emptyOwner } from '../owner/rules'
import { emptyPet } from '../pet/rules'
import { missingDetails } from './missing'

const nothing = { pet: emptyPet(), owner: emptyOwner(), skipOwner: false }
const bella = { ...emptyPet(), firstName: 'Bella', lastName: 'Reid', breed: 'Kelpie' }
const reid = { ...emptyOwner(), firstName: 'Jo', lastName: 'Reid', phoneNumber: '0412345678' }

test('what an unfinished booking lacks is named', () => {
  expect(missingDetails(nothing)).toEqual(['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address'])
  expect(missingDetails({ pet: bella, owner: reid, skipOwner: false })).toEqual(['type', 'sex', 'weight', 'address'])
  const whole = { ...bella, type: 'Dog', sex: 'Female', weight: 18.5 }
  const address = { ...emptyOwner().address, city: 'Perth', postalcode: '6000' }
  expect(missingDetails({ pet: whole, owner: { ...reid, address }, skipOwner: false })).toEqual([])
})

test('what the form asks for besides is named as well: last name of the pet, first name of the owner, postal code', () => {
  const whole = { ...bella, type: 'Dog', sex: 'Female', weight: 18.5 }
  const address = { ...emptyOwner().address, city: 'Perth', postalcode: '6000' }
  const all = { pet: whole, owner: { ...reid, address }, skipOwner: false }
  expect(missingDetails(all)).toEqual([])
  expect(missingDetails({ ...all, pet: { ...whole, lastName: '' } })).toEqual(['pet'])
  expect(missingDetails({ ...all, owner: { ...all.owner, firstName: ' ' } })).toEqual(['owner'])
  expect(missingDetails({ ...all, owner: { ...reid, address: { ...address, postalcode: '' } } })).toEqual(['address'])
})

test('a phone that nobody knows is not missed [OPEN-134]', () => {
  const owner = {
    ...reid,
    phoneNumber: '',
    noPhone: true,
    address: { ...emptyOwner().address, city: 'Perth', postalcode: '6000' },
  }
  expect(missingDetails({ pet: null, owner, skipOwner: false })).toEqual([])
  expect(missingDetails({ pet: bella, owner, skipOwner: false })).toEqual(['type', 'sex', 'weight'])
  expect(missingDetails({ pet: bella, owner: { ...owner, noPhone: false }, skipOwner: false })).toContain('phone')
})

test('an owner who is kept back is not missed', () => {
  expect(missingDetails({ ...nothing, skipOwner: true })).toEqual(['pet', 'type', 'breed', 'sex', 'weight'])
})

test('blanks and a weight of 0 give nothing', () => {
  const pet = { ...bella, firstName: ' ', type: 'Dog', sex: 'Male', weight: 0 }
  expect(missingDetails({ ...nothing, pet, skipOwner: true })).toEqual(['pet', 'weight'])
})

test('an order without a pet lacks none of it', () => {
  expect(missingDetails({ ...nothing, pet: null })).toEqual([])
})
