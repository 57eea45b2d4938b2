import { expect, test } from 'vitest'
import { bookingOptionBySlug, officeAddressFields } from '@portal/domain'
import type { BookingOption, BookingOptionSlug } from '@portal/domain'
import { harbour } from '@portal/testing'
import { startBooking } from './start-booking'

const serviceTypes = [
  { id: 'st-1', name: 'Private Cremation & Return of Ashes' },
  { id: 'st-3', name: 'Communal Cremation - Vet' },
]

function optionOf(slug: BookingOptionSlug): BookingOption {
  const option = bookingOptionBySlug(slug)
  if (!option) throw new Error(slug)
  return option
}

const southbank = {
  ...harbour,
  office_location: officeAddressFields.write({
    street: '5 Sturt Street',
    city: 'Southbank',
    state: 'VIC',
    postalcode: '3006',
    country: 'Australia',
    lat: -37.82,
    lng: 144.96,
  }),
  cstm: { ...harbour.cstm, relationship_type_c: 'vet_unity' },
}

test('a new booking has no id, no lines and the matching service type [WIZ-08, WIZ-09]', () => {
  const booking = startBooking({
    option: optionOf('private-return'),
    vetStaff: ' Dana ',
    practice: harbour,
    serviceTypes,
  })
  expect(booking).toMatchObject({
    id: '',
    quotedProducts: [],
    vetStaff: 'Dana',
    rawServiceType: { id: 'st-1', name: 'Private Cremation & Return of Ashes' },
    opportunityType: 'vet_direct',
    skipOwnerDetails: false,
    collectionDetails: { collectionAddressOption: null },
  })
})

test('skips the owner for a practice that provides no client details [WIZ-100]', () => {
  const practice = { ...harbour, cstm: { ...harbour.cstm, provides_client_details_c: false } }
  const booking = startBooking({ option: optionOf('private-return'), vetStaff: 'D', practice, serviceTypes })
  expect(booking).toMatchObject({ skipOwnerDetails: true, isProvideClientDetails: false })
})

test('the keepsake booking skips the owner [WIZ-50, OPEN-42]', () => {
  expect(
    startBooking({ option: optionOf('communal'), vetStaff: 'D', practice: harbour, serviceTypes }).skipOwnerDetails,
  ).toBe(true)
})

test.each([
  ['Vet', 'vet_address', 'Southbank'],
  ['Customer', 'customer_address', ''],
  ['Elsewhere', 'postal_address', 'Southbank'],
])('a default collection location of %s [WIZ-95..97]', (location, option, city) => {
  const practice = { ...southbank, cstm: { ...southbank.cstm, default_collection_location_c: location } }
  const started = startBooking({
    option: optionOf('vetunity-private-return'),
    vetStaff: 'D',
    practice,
    serviceTypes,
  })
  expect(started.collectionDetails).toMatchObject({
    collectionAddressOption: option,
    collectionAddress: { city },
  })
})
