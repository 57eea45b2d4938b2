import { expect, test } from 'vitest'
import { emptyBooking, officeAddressFields, toBookingSubmit } from '@portal/domain'
import { bella, cottesloe, goldfish } from '../../testing/bookings'
import { NO_ADDRESS } from './address-value'
import { toCollection, toOwnerPetValues, withOwnerPetValues } from './convert'

const quay = {
  street: '12 Quay Street',
  city: 'Fremantle',
  state: 'WA',
  postalcode: '6160',
  country: 'Australia',
  lat: -32.05,
  lng: 115.74,
}
const office = { office_location: officeAddressFields.write(quay) }
const zoneProduct = {
  id: 'zone-6011',
  name: 'Coastal collection',
  quantity: 1,
  isHomeCollection: true,
  price: 60,
} as const

test('a booking is unchanged after the form [WIZ-59, WIZ-60]', () => {
  expect(withOwnerPetValues(bella(), toOwnerPetValues(bella()), office)).toEqual(bella())
})

test('sends no owner values when owner details are skipped [WIZ-59, WIZ-61]', () => {
  const values = { ...toOwnerPetValues(bella()), skipOwner: true }
  const sent = toBookingSubmit(withOwnerPetValues(bella(), values, office))
  expect(sent).toMatchObject({ skip_owner_details: true, provided_client_details_c: false, owner: null })
})

test('rounds a weight in kg to two decimals [DOM-46]', () => {
  const values = toOwnerPetValues(bella())
  const booking = withOwnerPetValues(bella(), { ...values, pet: { ...values.pet, weight: '7.456' } }, office)
  expect(booking.pet.weight).toBe(7.46)
})

test("sends a weight in the breed's unit with its value in kg [WIZ-74, DOM-47]", () => {
  const values = toOwnerPetValues(bella())
  const pet = {
    ...values.pet,
    type: 'Fish',
    breed: { text: 'Goldfish', chosen: goldfish },
    customUnit: '350',
  }
  const booking = withOwnerPetValues(bella(), { ...values, pet }, office)
  expect(booking.pet).toMatchObject({
    breed: 'Goldfish',
    customUnitName: 'grams',
    customUnit: 350,
    weight: 0.35,
  })
  expect(toBookingSubmit(booking).pet).toMatchObject({ weight: 0.35, custom_unit: 350 })
})

test('an address that was typed but not chosen counts as none [WIZ-85]', () => {
  const values = toOwnerPetValues(bella())
  const owner = { ...values.owner, address: { ...NO_ADDRESS, text: '12 Mar' } }
  expect(withOwnerPetValues(bella(), { ...values, owner }, office).owner.address.city).toBe('')
})

test('collection at the practice uses its office address and no zone product [WIZ-86]', () => {
  const values = toOwnerPetValues(bella())
  const collection = {
    ...values.collection,
    option: 'vet_address' as const,
    products: { '6011 Cottesloe': zoneProduct },
  }
  expect(toCollection({ ...values, collection }, office)).toEqual({
    collectionAddressOption: 'vet_address',
    collectionAddress: quay,
    collectionProducts: null,
  })
})

test('a collection type applies only in its zone [WIZ-93, WIZ-94]', () => {
  const values = toOwnerPetValues(bella())
  const chosenFor = (zone: string) => ({
    ...values,
    collection: {
      ...values.collection,
      option: 'customer_address' as const,
      products: { [zone]: zoneProduct },
    },
  })
  expect(toCollection(chosenFor('6011 Cottesloe'), office).collectionProducts).toEqual(zoneProduct)
  expect(toCollection(chosenFor('6160 Fremantle'), office).collectionProducts).toBeNull()
})

test("the owner's home is no option while the owner is skipped, and is again afterwards [WIZ-98, WIZ-99]", () => {
  const values = toOwnerPetValues(bella())
  const collection = { ...values.collection, option: 'customer_address' as const }
  const skipped = (skipOwner: boolean) => toCollection({ ...values, collection, skipOwner }, office)
  expect(skipped(true)).toEqual(emptyBooking().collectionDetails)
  expect(skipped(false)).toMatchObject({
    collectionAddressOption: 'customer_address',
    collectionAddress: { city: 'Cottesloe' },
  })
})

test('the form shows a stored collection at another home', () => {
  const details = {
    collectionAddressOption: 'postal_address' as const,
    collectionAddress: cottesloe,
    collectionProducts: zoneProduct,
  }
  expect(toOwnerPetValues({ ...emptyBooking(), collectionDetails: details }).collection).toEqual({
    option: 'postal_address',
    other: { ...NO_ADDRESS, text: '12 Marine Parade, Cottesloe WA 6011', chosen: cottesloe },
    products: { '6011 Cottesloe': zoneProduct },
  })
})
