import { feeFields } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'

interface Facts {
  readonly stage?: string
  readonly weight?: number | null
  readonly final?: boolean
  readonly relationship?: string
}

/** Bella's booking as the server answers it. */
export function serverBella({
  stage = 'VP Unsubmitted',
  weight = 28.4,
  final = false,
  relationship = 'vet_direct',
}: Facts = {}): ServerBooking {
  const collection = {
    collection_add_street: '',
    collection_add_city: '',
    collection_add_state: '',
    collection_add_postalcode: '',
    collection_add_country: 'Australia',
    collection_add_latitude: null,
    collection_add_longitude: null,
  }
  return {
    id: 'booking-1',
    version: 1,
    date_entered: '2026-11-20T01:00:00Z',
    opportunity_type: relationship,
    cstm: {
      order_stage_c: stage,
      order_id_c: '100777',
      service_type: { id: 'st-1', name: 'private cremation & return of ashes' },
      vet_staff_c: 'Dana Reid',
      ok_prepare_c: false,
      ok_prepare_time_c: null,
      ok_cremate_c: final,
      is_package_c: false,
      opportunity_type: relationship,
      provided_client_details_c: true,
      skip_owner_details_c: false,
      bill_to_c: null,
      client_details_c: null,
      ...feeFields('wireField', (key) => (key === 'collection' ? 35 : 25)),
      collection_add_option_c: null,
      return_add_option_c: null,
    },
    ...collection,
    pet_first_name: 'Bella',
    pet_last_name: 'Ngata',
    pet_type: 'Dog',
    pet_breed: 'Labrador Retriever',
    pet_sex: 'Female',
    pet_size: '',
    pet_weight: weight,
    pet: {
      id: 'pet-1',
      first_name: 'Bella',
      last_name: 'Ngata',
      breed_type: 'Dog',
      breed: 'Labrador Retriever',
      sex: 'Female',
      size: '',
      weight,
      collected: false,
      details_checked: false,
      had_issue: false,
      custom_unit: null,
      custom_unit_name: null,
      custom_unit_to_kg_ratio: null,
    },
    owner: {
      id: 'owner-1',
      first_name: 'Mia',
      last_name: 'Ngata',
      phone_mobile: '+61412345678',
      phone_home: '',
      phone_work: '',
      email: '',
      return_to: '',
      primary_address_street: '12 Marine Parade',
      primary_address_city: 'Cottesloe',
      primary_address_state: 'WA',
      primary_address_postalcode: '6011',
      primary_address_country: 'Australia',
      primary_address_latitude: -31.99,
      primary_address_longitude: 115.75,
    },
    client: null,
    collectionDetails: null,
    order_events: [],
    quoted_products: [],
    special_instructions: [],
    has_default_product: false,
  }
}
