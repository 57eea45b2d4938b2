import {
  collectionAddressFields,
  emptyAddress,
  emptyOwner,
  emptyPet,
  feeFields,
  loosePetFields,
  ownerFields,
} from '@portal/domain'
import type { BookingRow, ServerBooking } from '@portal/domain'

/** Labels as in the provider's public dropdown. */
export const labels = {
  'VP Unsubmitted': 'Unsubmitted',
  'VP Submitted': 'Submitted',
  'Pet Collected - Pending Details': 'Pending Details',
  'Awaiting Return Delivery': 'On the Way Home',
}

type Change = Partial<Omit<BookingRow, 'cstm'>> & { cstm?: Partial<BookingRow['cstm']> }

/** Bella's submitted private cremation, as a row. */
export function row(change: Change = {}): BookingRow {
  return {
    id: 'booking-100001',
    date_entered: '2026-03-01T05:07:00Z',
    opportunity_type: 'vet_direct',
    owner_name: 'Grace Murray',
    pet_name: 'Bella Murray',
    tag_image: '/api/booking-files/tags/100001-1.svg?expires=1&signature=a',
    package_name: null,
    missing: [],
    artwork: null,
    age_days: 8,
    is_late: false,
    ...change,
    cstm: {
      order_stage_c: 'VP Submitted',
      order_id_c: '100001',
      service_type: { id: 'st-1', name: 'private cremation & return of ashes' },
      vet_staff_c: 'Dana',
      ok_prepare_c: false,
      ok_prepare_time_c: null,
      ok_cremate_c: false,
      is_package_c: false,
      opportunity_type: 'vet_direct',
      ...change.cstm,
    },
  }
}

/** Milo's unfinished booking, as a row. */
export const unfinishedRow = row({
  id: 'booking-100004',
  owner_name: '',
  pet_name: 'Milo',
  tag_image: null,
  missing: ['weight'],
  cstm: { order_id_c: '100004', order_stage_c: 'VP Unsubmitted' },
})

export function pageOf(rows: readonly BookingRow[], page = 1, pages = 1) {
  return { data: rows, current_page: page, last_page: pages, total: rows.length }
}

const quay = {
  ...emptyAddress(),
  street: '12 Quay Street',
  city: 'Fremantle',
  state: 'WA',
  postalcode: '6160',
}
const bella = {
  ...emptyPet(),
  firstName: 'Bella',
  lastName: 'Murray',
  type: 'Dog',
  breed: 'Labrador Retriever',
  sex: 'Female',
  weight: 28.4,
}
const grace = {
  ...emptyOwner(),
  id: 'owner-1',
  firstName: 'Grace',
  lastName: 'Murray',
  phoneNumber: '0412345678',
  returnTo: 'Vet',
  address: { ...quay, street: '12 Marmion Street', city: 'East Fremantle', postalcode: '6158' },
}

type BookingChange = Partial<Omit<ServerBooking, 'cstm'>> & { cstm?: Partial<ServerBooking['cstm']> }

/** Bella's full booking: an urn at $120.50, $45.00 for collection, no return fee yet. */
export function booking(change: BookingChange = {}): ServerBooking {
  return {
    id: 'booking-100001',
    version: 3,
    date_entered: '2026-03-01T05:07:00Z',
    opportunity_type: 'vet_direct',
    ...collectionAddressFields.write(quay),
    ...loosePetFields.write(bella),
    pet: null,
    owner: ownerFields.write(grace),
    client: null,
    collectionDetails: null,
    order_events: [
      event('1', 'order_stage_c', 'VP Unsubmitted', '2026-03-01T05:07:00Z'),
      event('2', 'order_stage_c', 'VP Submitted', '2026-03-01T05:30:00Z'),
    ],
    quoted_products: [line('Jarrah Rest Box', 1, 120.5)],
    special_instructions: [
      {
        id: 'i-1',
        description: 'Keep the blue blanket.',
        opportunity_id: 'booking-100001',
        completed: false,
      },
    ],
    has_default_product: false,
    outcome: null,
    discarded_at: null,
    warnings: [],
    ...change,
    cstm: {
      ...row().cstm,
      provided_client_details_c: true,
      skip_owner_details_c: false,
      bill_to_c: 'Vet',
      client_details_c: null,
      ...feeFields('wireField', (key) => (key === 'collection' ? 45 : null)),
      collection_add_option_c: 'vet_address',
      return_add_option_c: null,
      ...change.cstm,
    },
  }
}

export function event(id: string, field: string, to: string, at: string): ServerBooking['order_events'][number] {
  return { id, field, from_value: null, to_value: to, date_created: at, created_by: 'Dana Wright' }
}

export function line(name: string, quantity: number, price: number | null): ServerBooking['quoted_products'][number] {
  return {
    id: `line-${name}`,
    name,
    quantity,
    unit_price: price,
    discount_price: null,
    engraving_text: null,
    actual_product_id_c: `product-${name}`,
    producttemplate_id_c: null,
    parent_product_id: null,
    package_products_c: {},
    deleted: false,
    seq: 1,
    is_vpcreated: true,
    editId: null,
    child_products: [],
    is_home_collection: false,
    includes_return_charge: false,
    requires_collection: false,
    can_be_deleted: true,
    pieces: [],
    artwork: null,
  }
}
