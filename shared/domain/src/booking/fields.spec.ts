import { expect, test } from 'vitest'
import { givenFields } from '../value/sent-fields'
import { bookingFields } from './fields'

test('a booking is read from `cstm` and sent beside its parts, with trimmed texts [DOM-01..03]', () => {
  const dana = { vetStaff: 'Dana', isPackage: false, clientDetails: null, returnOption: 'vet_address' }
  expect(bookingFields.read({ vet_staff_c: 'Dana', is_package_c: '0', return_add_option_c: 'vet_address' })).toEqual(
    dana,
  )
  expect(bookingFields.send({ ...dana, vetStaff: ' Dana ' })).toEqual({
    vet_staff_c: 'Dana',
    is_package_c: false,
    client_details_c: null,
    return_add_option_c: 'vet_address',
  })
})

test('a field that is missing or null in a request stays unchanged, an empty text empties it', () => {
  const sent = { vet_staff_c: 'Dana', client_details_c: '', return_add_option_c: null }
  expect(givenFields(bookingFields, sent)).toEqual({ vetStaff: 'Dana', clientDetails: null })
})
