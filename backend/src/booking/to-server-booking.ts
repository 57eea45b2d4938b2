import {
  bookingFields,
  collectionAddressFields,
  emptyPet,
  feeFields,
  loosePetFields,
  noAddress,
  ownerFields,
  petFields,
} from '@portal/domain'
import type { PriceList, ServerBooking } from '@portal/domain'
import type { BookingRecord, EventRecord, InstructionRecord, StoredBooking } from '../repositories/booking'
import type { Pieces } from './line-pieces'
import { toServerLine } from './to-server-line'

/**
 * Converts a stored booking for the API. `prices`: amounts that the practice may see. `pieces`: today's catalogue
 * facts, if they were requested.
 */
export function toServerBooking(stored: StoredBooking, prices: PriceList, pieces?: Pieces): ServerBooking {
  const { booking } = stored
  const { pet, owner, collection } = booking.details
  return {
    id: booking.id,
    date_entered: booking.dateEntered.toISOString(),
    opportunity_type: booking.relationship,
    cstm: cstmOf(booking, prices),
    ...collectionAddressFields.write(collection?.collectionAddress ?? noAddress()),
    ...loosePetFields.write(pet ?? emptyPet()),
    pet: pet && petFields.write(pet),
    owner: owner && ownerFields.write(owner),
    client: null,
    collectionDetails: collection,
    order_events: stored.events.map(toServerEvent),
    quoted_products: stored.lines.map((line) => toServerLine(line, prices, stored.artworks, pieces)),
    special_instructions: stored.instructions.map((row) => toServerInstruction(row, booking.id)),
    has_default_product: false,
    outcome: stored.submission?.outcome ?? null,
    discarded_at: booking.discardedAt?.toISOString() ?? null,
    warnings: [],
    version: booking.version,
  }
}

function cstmOf(booking: BookingRecord, prices: PriceList): ServerBooking['cstm'] {
  return {
    order_stage_c: booking.stage,
    order_id_c: String(booking.orderId),
    service_type: { id: booking.serviceTypeId, name: booking.serviceType },
    ...bookingFields.write({ ...booking.details, vetStaff: booking.vetStaff, isPackage: booking.isPackage }),
    ok_prepare_c: booking.okPrepare,
    ok_prepare_time_c: booking.okPrepareTime?.toISOString() ?? null,
    ok_cremate_c: booking.okCremate,
    opportunity_type: booking.relationship,
    provided_client_details_c: !booking.skipOwner,
    skip_owner_details_c: booking.skipOwner,
    bill_to_c: booking.billTo || null,
    ...feeFields('wireField', (key) => (prices === null ? null : (booking.fees[key] ?? null))),
    collection_add_option_c: booking.details.collection?.collectionAddressOption ?? null,
  }
}

function toServerEvent(event: EventRecord): ServerBooking['order_events'][number] {
  return {
    id: String(event.seq),
    field: event.field,
    from_value: event.fromValue || null,
    to_value: event.toValue || null,
    date_created: new Date(event.at).toISOString(),
    created_by: event.by || null,
  }
}

export function toServerInstruction(row: InstructionRecord, bookingId: string) {
  return { id: row.id, description: row.description, opportunity_id: bookingId, completed: row.completed }
}
