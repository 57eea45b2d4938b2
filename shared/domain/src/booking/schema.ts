import * as v from 'valibot'
import { collectionAddressFields } from '../address/fields'
import { CollectionDetailsSchema } from '../collection/schema'
import { feeFields } from '../fee/rules'
import { ServerOwnerSchema } from '../owner/schema'
import { loosePetFields } from '../pet/fields'
import { ServerPetSchema } from '../pet/schema'
import { ArtworkStateSchema } from '../plaque/state'
import { ServerLineSchema } from '../quoted-line/schema'
import { ServiceTypeSchema } from '../service-type/schema'
import { SpecialInstructionSchema } from '../special-instruction/schema'
import { WarningSchema } from '../warning/schema'
import { amount, flag, flagUnlessOff, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

/** What list rows and whole bookings tell alike [DOM-01..03]. */
const stateEntries = {
  order_stage_c: wireTextOrNull,
  order_id_c: wireText,
  service_type: v.nullish(ServiceTypeSchema, null),
  vet_staff_c: wireText,
  ok_prepare_c: flag,
  ok_prepare_time_c: wireTextOrNull,
  ok_cremate_c: flag,
  is_package_c: flag,
  opportunity_type: wireTextOrNull,
}

/** A change the server recorded [DOM-60]. */
export const OrderEventSchema = v.object({
  id: wireText,
  field: wireText,
  from_value: wireTextOrNull,
  to_value: wireTextOrNull,
  date_created: wireTextOrNull,
  created_by: wireTextOrNull,
})
export type OrderEvent = v.InferOutput<typeof OrderEventSchema>

/** A booking as the API answers [DOM-01..06]. */
export const ServerBookingSchema = v.object({
  id: wireId,
  /** Goes into `If-Match` of an update. */
  version: v.nullish(v.pipe(v.number(), v.integer()), 1),
  date_entered: wireTextOrNull,
  opportunity_type: wireTextOrNull,
  cstm: v.object({
    ...stateEntries,
    provided_client_details_c: flagUnlessOff,
    skip_owner_details_c: flag,
    bill_to_c: wireTextOrNull,
    client_details_c: wireTextOrNull,
    ...feeFields('wireField', () => amount),
    collection_add_option_c: wireTextOrNull,
    return_add_option_c: wireTextOrNull,
  }),
  ...collectionAddressFields.wire.entries,
  ...loosePetFields.wire.entries,
  pet: v.nullish(ServerPetSchema, null),
  owner: v.nullish(ServerOwnerSchema, null),
  client: v.nullish(v.object({ id: wireText, name: wireText }), null),
  collectionDetails: v.nullish(CollectionDetailsSchema, null),
  order_events: listOf(OrderEventSchema),
  quoted_products: listOf(ServerLineSchema),
  special_instructions: listOf(SpecialInstructionSchema),
  has_default_product: flag,
  /** What was told of the pet when the booking was submitted; null until then [OPEN-98]. */
  outcome: wireTextOrNull,
  /** When its practice discarded it; null while it counts [OPEN-128]. */
  discarded_at: wireTextOrNull,
  /** What may be a mistake in it and nobody has answered yet [OPEN-120]. */
  warnings: listOf(WarningSchema),
})
export type ServerBooking = v.InferOutput<typeof ServerBookingSchema>

/** What a row of the booking list tells of its booking [BKG-26]. */
export const BookingRowSchema = v.object({
  id: wireId,
  date_entered: wireTextOrNull,
  opportunity_type: wireTextOrNull,
  cstm: v.object(stateEntries),
  owner_name: wireText,
  pet_name: wireText,
  /** Address of the tag picture for a minute [OPEN-92], null when there is none. */
  tag_image: wireTextOrNull,
  /** Name of the package product, which decides the edit path. */
  package_name: wireTextOrNull,
  /** Names of details still missing, e.g. weight. */
  missing: listOf(v.string()),
  /** The most pressing of its plaques; null when it has none. */
  artwork: v.nullish(ArtworkStateSchema, null),
  /** For how many days of the practice it has been there [OPEN-229]. */
  age_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Its instructions, or its submission, have been waited for too long [OPEN-180]. */
  is_late: v.boolean(),
})
export type BookingRow = v.InferOutput<typeof BookingRowSchema>
