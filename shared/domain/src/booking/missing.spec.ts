import { expect, test } from 'vitest'
import { emptyOwner } from '../owner/rules'
import { emptyPet } from '../pet/rules'
import { missingDetails } from './missing'

const nothing = { pet: emptyPet(), owner: emptyOwner(), skipOwner: false }
const bella = { ...emptyPet(), firstName: 'Bella', lastName: 'Reid', breed: 'Kelpie' }
const reid = { ...emptyOwner(), firstName: 'Jo', lastName: 'Reid', phoneNumber: '0412345678' }

test('names the missing details of an unfinished booking', () => {
  expect(missingDetails(nothing)).toEqual(['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address'])
  expect(missingDetails({ pet: bella, owner: reid, skipOwner: false })).toEqual(['type', 'sex', 'weight', 'address'])
  const whole = { ...bella, type: 'Dog', sex: 'Female', weight: 18.5 }
  const address = { ...emptyOwner().address, city: 'Perth', postalcode: '6000' }
  expect(missingDetails({ pet: whole, owner: { ...reid, address }, skipOwner: false })).toEqual([])
})

test("also names the pet's last name, the owner's first name and the postal code", () => {
  const whole = { ...bella, type: 'Dog', sex: 'Female', weight: 18.5 }
  const address = { ...emptyOwner().address, city: 'Perth', postalcode: '6000' }
  const all = { pet: whole, owner: { ...reid, address }, skipOwner: false }
  expect(missingDetails(all)).toEqual([])
  expect(missingDetails({ ...all, pet: { ...whole, lastName: '' } })).toEqual(['pet'])
  expect(missingDetails({ ...all, owner: { ...all.owner, firstName: ' ' } })).toEqual(['owner'])
  expect(missingDetails({ ...all, owner: { ...reid, address: { ...address, postalcode: '' } } })).toEqual(['address'])
})

test('an owner known to have no phone lacks none [OPEN-134]', () => {
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

test('a withheld owner is not missing', () => {
  expect(missingDetails({ ...nothing, skipOwner: true })).toEqual(['pet', 'type', 'breed', 'sex', 'weight'])
})

test('blanks and a weight of 0 count as missing', () => {
  const pet = { ...bella, firstName: ' ', type: 'Dog', sex: 'Male', weight: 0 }
  expect(missingDetails({ ...nothing, pet, skipOwner: true })).toEqual(['pet', 'weight'])
})

test('an order without a pet lacks no detail of a pet', () => {
  expect(missingDetails({ ...nothing, pet: null })).toEqual([])
})
