import { ApiError } from '@portal/api-client'
import { UNPRINTABLE } from '@portal/forms'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields'

const refused = (detail: Record<string, string>) =>
  refusedFields(new ApiError({ kind: 'invalid', status: 422, detail }))

test('fields are marked by the names of the rules and of the API alike [WIZ-120]', () => {
  expect(
    refused({
      'owner.first_name': 'tooLong',
      'owner.lastName': 'unprintable',
      'owner.phone_mobile': 'tooLong',
      'owner.primary_address_street': 'tooLong',
      'pet.custom_unit': 'invalid',
      'collection.collectionAddress': 'required',
    }),
  ).toEqual({
    owner: {
      firstName: 'Use at most 100 characters',
      lastName: UNPRINTABLE,
      phoneNumber: 'Please enter valid Phone Number',
      address: "Enter the owner's address and choose it from the list",
    },
    pet: { customUnit: 'Enter the weight as a number' },
    collection: { other: 'Collection Address is required' },
  })
})

test('an instruction is marked in its row [WIZ-103]', () => {
  const marked = refused({ 'special_instructions.1.description': 'tooLong' })
  expect(marked).toEqual({ instructions: [undefined, { description: 'Use at most 1000 characters' }] })
})

test('what the form has no field for is not marked', () => {
  expect(refused({ vet_staff_c: 'required', 'quoted_products.0.product': 'unknown' })).toEqual({})
  expect(refusedFields(new Error('offline'))).toEqual({})
})
