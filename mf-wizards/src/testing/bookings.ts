import { emptyAddress, emptyBooking, emptyPet, newLine } from '@portal/domain'
import type { Address, PortalBooking, QuotedLine } from '@portal/domain'

/** Values for specs, written out by hand. */
export const cottesloe: Address = {
  ...emptyAddress(),
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  lat: -31.99,
  lng: 115.75,
}

export const labrador = { name: 'Labrador Retriever', custom_unit: null, custom_unit_to_kg_ratio: null }
export const goldfish = { name: 'Goldfish', custom_unit: 'grams', custom_unit_to_kg_ratio: 0.001 }

/** Bella, on the server, unsubmitted. */
export function bella(): PortalBooking {
  return {
    ...emptyBooking(),
    id: 'booking-1',
    orderId: '100777',
    version: 3,
    vetStaff: 'Dana Reid',
    serviceType: 'private cremation & return of ashes',
    rawServiceType: { id: 'st-1', name: 'private cremation & return of ashes' },
    bookingOptionSelected: {
      label: 'Private Cremation & Return of Ashes',
      sugarAPIName: 'private cremation & return of ashes',
      slug: 'private-return',
    },
    opportunityType: 'vet_direct',
    orderStage: 'VP Unsubmitted',
    parsedOrderStage: 'Unsubmitted',
    owner: {
      id: 'owner-1',
      firstName: 'Mia',
      lastName: 'Ngata',
      phoneNumber: '0412345678',
      noPhone: false,
      email: 'mia@example.test',
      address: cottesloe,
      returnTo: '',
    },
    pet: {
      ...emptyPet(),
      id: 'pet-1',
      firstName: 'Bella',
      lastName: 'Ngata',
      type: 'Dog',
      breed: 'Labrador Retriever',
      sex: 'Female',
      weight: 28.4,
    },
  }
}

export function line(id: string, name: string, price: number | null, quantity = 1): QuotedLine {
  return { ...newLine({ id: `product-${id}`, name, price }, `edit-${id}`), id, quantity }
}
