import { describe, expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { UNPRINTABLE } from '@portal/forms'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing'
import { bella, cottesloe, goldfish } from '../../testing/bookings'
import { NO_ADDRESS } from './address-value'
import type { AddressValue } from '../../booking/session/owner-pet-values'
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
const BELL = 'Bell \u0007'
const filled = () => toOwnerPetValues(bella())
const empty = () => toOwnerPetValues(emptyBooking())

test('a complete form has no errors', () => {
  expect(ownerPetErrors(filled(), rules)).toEqual({})
})

test('requires every required field of owner and pet [WIZ-67, WIZ-80]', () => {
  expect(ownerPetErrors(empty(), rules)).toEqual({
    owner: {
      firstName: "Enter the owner's first name",
      lastName: "Enter the owner's last name",
      phoneNumber: "Enter the owner's phone number",
      address: "Enter the owner's address and choose it from the list",
    },
    pet: {
      firstName: "Enter the pet's first name",
      lastName: "Enter the pet's last name",
      type: 'Choose the pet type',
      breed: 'Enter the breed and choose it from the list',
      sex: "Choose the pet's sex",
      weight: "Enter the pet's weight",
    },
  })
})

describe('texts in names and instructions [WIZ-67, WIZ-80, WIZ-103]', () => {
  const errors = (text: string) => {
    const { owner, pet } = filled()
    const named = { firstName: text, lastName: text }
    const instructions = [{ id: '', description: text }]
    return ownerPetErrors(
      { ...filled(), owner: { ...owner, ...named }, pet: { ...pet, ...named }, instructions },
      rules,
    )
  }
  const all = (owner: [string, string], pet: [string, string], description: string) => ({
    owner: { firstName: owner[0], lastName: owner[1] },
    pet: { firstName: pet[0], lastName: pet[1] },
    instructions: [{ description }],
  })

  test.each(Object.entries(UNUSUAL_TEXTS))('accepts %s', (_name, text) => {
    expect(errors(text)).toEqual({})
  })

  test.each(Object.entries(BLANK_TEXTS))('counts %s as missing', (_name, text) => {
    expect(errors(text)).toEqual(
      all(
        ["Enter the owner's first name", "Enter the owner's last name"],
        ["Enter the pet's first name", "Enter the pet's last name"],
        'Enter the instruction or delete the row',
      ),
    )
  })

  test.each(Object.entries(UNPRINTABLE_TEXTS))('refuses %s before sending', (_name, text) => {
    const both: [string, string] = [UNPRINTABLE, UNPRINTABLE]
    expect(errors(text)).toEqual(all(both, both, UNPRINTABLE))
  })

  test('refuses 10,000 characters', () => {
    const most = 'Use at most 100 characters'
    expect(errors(ENDLESS_TEXT)).toEqual(all([most, most], [most, most], 'Use at most 1000 characters'))
  })
})

test('does not require skipped owner details [WIZ-59]', () => {
  expect(ownerPetErrors({ ...empty(), skipOwner: true }, rules)).not.toHaveProperty('owner')
})

test('reports an invalid phone and email [WIZ-81, WIZ-82]', () => {
  const { owner } = filled()
  const wrong = { ...filled(), owner: { ...owner, phoneNumber: '0112345678', email: 'mia@example' } }
  expect(ownerPetErrors(wrong, rules)).toEqual({
    owner: { phoneNumber: 'Please enter valid Phone Number', email: 'Please enter valid email address' },
  })
})

test.each([
  ['typed, not chosen', { ...NO_ADDRESS, text: '12 Mar' }, 'Error in selecting address'],
  ['without a city', { ...NO_ADDRESS, text: 'x', chosen: { ...cottesloe, city: '' } }, 'City not found'],
  [
    'without a postal code',
    { ...NO_ADDRESS, text: 'x', chosen: { ...cottesloe, postalcode: '' } },
    'Postal code not found',
  ],
])('an address %s [WIZ-84, WIZ-85]', (_, address, message) => {
  const { owner } = filled()
  expect(ownerPetErrors({ ...filled(), owner: { ...owner, address } }, rules)).toEqual({
    owner: { address: message },
  })
})

describe('a typed address [WIZ-84, OPEN-91]', () => {
  const parts = { street: '', city: 'Cottesloe', state: 'WA', postalcode: '6011', country: 'Australia' }
  const byHand = (typed: Partial<AddressValue['parts']>) => ({
    ...NO_ADDRESS,
    isByHand: true,
    parts: { ...parts, ...typed },
  })
  const ownerAt = (typed: Partial<AddressValue['parts']>) => {
    const values = filled()
    const owner = { ...values.owner, address: byHand(typed) }
    return ownerPetErrors({ ...values, owner }, rules)
  }
  const collectedAt = (typed: Partial<AddressValue['parts']>) => {
    const collection = { option: 'postal_address' as const, other: byHand(typed), products: {} }
    return ownerPetErrors({ ...filled(), collection }, { ...rules, hasCollection: true })
  }

  test('requires the city and a postcode of its state, at their fields', () => {
    expect(ownerAt({})).toEqual({})
    expect(ownerAt({ city: ' ', state: '', postalcode: '' })).toEqual({
      owner: { address: { parts: { city: 'Enter the suburb or city', postalcode: 'Enter the postcode' } } },
    })
    expect(ownerAt({ postalcode: '601' })).toEqual({
      owner: { address: { parts: { postalcode: 'Enter the postcode as 4 digits' } } },
    })
    expect(ownerAt({ postalcode: '3053' })).toEqual({
      owner: { address: { parts: { postalcode: 'This postcode is not in the state or territory chosen' } } },
    })
    expect(ownerAt({ street: BELL })).toEqual({ owner: { address: { parts: { street: UNPRINTABLE } } } })
  })

  test('for collection requires the street too, and then only the collection type [WIZ-89, WIZ-90]', () => {
    expect(collectedAt({ city: '' })).toEqual({
      collection: {
        other: { parts: { street: 'Enter the street and number', city: 'Enter the suburb or city' } },
      },
    })
    expect(collectedAt({ street: '12 Track' })).toEqual({ collection: { products: 'Collection Product is Required' } })
    expect(collectedAt({ street: 'PO Box 12' })).toEqual({
      collection: {
        other: {
          parts: { street: 'A post box cannot be a collection address. Enter the street and number of the home' },
        },
      },
    })
  })
})

test.each([
  ['0', 'The Pet Weight must be greater than 0'],
  ['0.004', 'The Pet Weight must be greater than 0'],
  ['-3', 'The Pet Weight must be greater than 0'],
  ['heavy', 'Enter the weight as a number'],
  ['0x10', 'Enter the weight as a number'],
  ['1e2', 'Enter the weight as a number'],
  ['١٢', 'Enter the weight as a number'],
  ['9'.repeat(10_000), 'Enter the weight as a number'],
  ['\u200b', "Enter the pet's weight"],
])('refuses a weight of %s [WIZ-69, OPEN-46]', (weight, message) => {
  const { pet } = filled()
  expect(ownerPetErrors({ ...filled(), pet: { ...pet, weight } }, rules)).toEqual({
    pet: { weight: message },
  })
})

test("requires the breed's own unit [WIZ-68, WIZ-70]", () => {
  const pet = { ...filled().pet, breed: { text: 'Goldfish', chosen: goldfish }, weight: '' }
  expect(ownerPetErrors({ ...filled(), pet }, rules)).toEqual({
    pet: { customUnit: "Enter the pet's weight" },
  })
  expect(ownerPetErrors({ ...filled(), pet: { ...pet, customUnit: '0' } }, rules)).toEqual({
    pet: { customUnit: 'Must be greater than 0' },
  })
})

test('requires a breed from the list [WIZ-75]', () => {
  const pet = { ...filled().pet, breed: { text: 'Labradoodle', chosen: null } }
  expect(ownerPetErrors({ ...filled(), pet }, rules)).toEqual({
    pet: { breed: 'Please select a valid breed from the options' },
  })
})

test('refuses a horse online and refers to Client Care [SHL-63, OPEN-36]', () => {
  const pet = { ...filled().pet, type: 'Horse' }
  expect(ownerPetErrors({ ...filled(), pet }, rules)).toEqual({
    pet: {
      type: 'Horse and livestock bookings are not taken online. Contact Client Care on 08 9200 0000 (open until 17:00, Perth time).',
    },
  })
})

test('reports an empty instruction in its row only [WIZ-103]', () => {
  const instructions = [
    { id: '1', description: 'Keep the blanket' },
    { id: '', description: '  ' },
  ]
  expect(ownerPetErrors({ ...filled(), instructions }, rules)).toEqual({
    instructions: [undefined, { description: 'Enter the instruction or delete the row' }],
  })
})

test('checks only an editable weight in a submitted booking [WIZ-106, WIZ-109]', () => {
  expect(ownerPetErrors(empty(), { ...rules, locked: true, weightEditable: false })).toEqual({})
  expect(ownerPetErrors(empty(), { ...rules, locked: true })).toEqual({
    pet: { weight: "Enter the pet's weight" },
  })
})

const withCollection = { ...rules, hasCollection: true }

test('requires the collection option [WIZ-88]', () => {
  expect(ownerPetErrors(filled(), withCollection)).toEqual({
    collection: { option: 'Collection Address Option is required' },
  })
})

test('requires another home with coordinates [WIZ-89]', () => {
  const at = (other: AddressValue) => ({
    ...filled(),
    collection: { option: 'postal_address' as const, other, products: {} },
  })
  const required = { collection: { other: 'Collection Address is required' } }
  expect(ownerPetErrors(at(NO_ADDRESS), withCollection)).toEqual(required)
  expect(ownerPetErrors(at({ ...NO_ADDRESS, text: 'x', chosen: { ...cottesloe, lat: null } }), withCollection)).toEqual(
    required,
  )
})

test('requires a collection type for a home [WIZ-90]', () => {
  const collection = { ...filled().collection, option: 'customer_address' as const }
  expect(ownerPetErrors({ ...filled(), collection }, withCollection)).toEqual({
    collection: { products: 'Collection Product is Required' },
  })
})
