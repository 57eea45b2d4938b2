import { expect, test } from 'vitest'
import { bella, cottesloe } from '../../testing/bookings'
import type { AddressValue } from '../../booking/session/owner-pet-values'
import { NO_ADDRESS } from './address-value'
import { toOwnerPetValues } from './convert'
import { ownerPetErrors } from './errors'
import type { OwnerPetRules } from './errors'

const rules: OwnerPetRules = {
  locked: false,
  weightEditable: true,
  hasCollection: false,
  needs: { isContacted: false, isSentTo: false },
  practice: null,
  care: 'Client Care on 08 9200 0000 (open until 17:00, Perth time)',
}
const filled = () => toOwnerPetValues(bella())
const NOWHERE = { street: '', city: '', state: '', postalcode: '', country: 'Australia' }

function ownerAt(typed: Partial<AddressValue['parts']>, needs = rules.needs) {
  const values = filled()
  const address = { ...NO_ADDRESS, isByHand: true, parts: { ...NOWHERE, ...typed } }
  return ownerPetErrors({ ...values, owner: { ...values.owner, address } }, { ...rules, needs })
}

test('accepts an address abroad as written, unless ashes are returned there [OPEN-353, OPEN-354]', () => {
  const london = { city: 'London', state: '', postalcode: 'NW1 6XE', country: 'United Kingdom' }
  expect(ownerAt(london)).toEqual({})
  expect(ownerAt(london, { isContacted: true, isSentTo: true })).toEqual({
    owner: {
      address: {
        parts: {
          street: 'Enter the street and number',
          country: 'The ashes will be returned to this address, and we return them to addresses in Australia only',
        },
      },
    },
  })
})

test('a referral without phone and email reports both [OPEN-354]', () => {
  const values = filled()
  const owner = { ...values.owner, phoneNumber: '', noPhone: true, email: '' }
  const needs = { isContacted: true, isSentTo: false }
  expect(ownerPetErrors({ ...values, owner }, rules)).toEqual({})
  expect(ownerPetErrors({ ...values, owner }, { ...rules, needs })).toEqual({
    owner: { email: 'Enter an email or a phone number: we contact the owner to arrange the cremation' },
  })
})

test('refuses a suburb alone for collection and return of ashes [OPEN-353]', () => {
  const suburb = { ...NO_ADDRESS, text: 'Cottesloe', chosen: { ...cottesloe, street: '' } }
  const values = filled()
  const owned = { ...values, owner: { ...values.owner, address: suburb } }
  expect(ownerPetErrors(owned, rules)).toEqual({})
  expect(ownerPetErrors(owned, { ...rules, needs: { isContacted: false, isSentTo: true } })).toEqual({
    owner: { address: 'Enter the street and number: the ashes will be returned to this address' },
  })
  const collection = { option: 'postal_address' as const, other: suburb, products: {} }
  expect(ownerPetErrors({ ...values, collection }, { ...rules, hasCollection: true })).toEqual({
    collection: {
      other: 'The collection address has no street and number. Without them we cannot find the home',
    },
  })
})
