import {
  collectionAddressFields,
  emptyAddress,
  feeFields,
  loosePetFields,
  ownerFields,
  petFields,
} from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { bella } from './bookings'

interface BookingFacts {
  readonly stage?: string | undefined
  readonly weight?: number | null
  readonly final?: boolean | undefined
  readonly relationship?: string
}

/** Bella's booking as the server returns it. */
export function serverBella({
  stage = 'VP Unsubmitted',
  weight = 28.4,
  final = false,
  relationship = 'vet_direct',
}: BookingFacts = {}): ServerBooking {
  const { owner, pet: weighed } = bella()
  const pet = { ...weighed, weight }
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
    ...collectionAddressFields.write(emptyAddress()),
    ...loosePetFields.write(pet),
    pet: petFields.write(pet),
    owner: ownerFields.write({ ...owner, email: '' }),
    client: null,
    collectionDetails: null,
    order_events: [],
    quoted_products: [],
    special_instructions: [],
    has_default_product: false,
    outcome: null,
    discarded_at: null,
    warnings: [],
  }
}
