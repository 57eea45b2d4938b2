import * as v from 'valibot'
import { collectionAddressFields } from '../address/fields'
import { CollectionDetailsSchema } from '../collection/schema'
import { feeFields } from '../fee/rules'
import { ServerOwnerSchema } from '../owner/schema'
import { loosePetFields } from '../pet/fields'
import { ServerPetSchema } from '../pet/schema'
import { ArtworkStateSchema } from '../plaque/state'
import { ServerLineSchema } from '../quoted-line/schema'
import { ServiceTypeSchema } from '../service-type/rules'
import { SpecialInstructionSchema } from '../special-instruction/schema'
import { WarningSchema } from '../warning/schema'
import { bookingFields } from './fields'
import { amount, flag, flagUnlessOff, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

/** Fields that list rows and whole bookings share [DOM-01..03]. */
const stateEntries = {
  order_stage_c: wireTextOrNull,
  order_id_c: wireText,
  service_type: v.nullish(ServiceTypeSchema, null),
  vet_staff_c: bookingFields.wire.entries.vet_staff_c,
  ok_prepare_c: flag,
  ok_prepare_time_c: wireTextOrNull,
  ok_cremate_c: flag,
  is_package_c: bookingFields.wire.entries.is_package_c,
  opportunity_type: wireTextOrNull,
}

/** A change that the server recorded [DOM-60]. */
export const OrderEventSchema = v.object({
  id: wireText,
  field: wireText,
  from_value: wireTextOrNull,
  to_value: wireTextOrNull,
  date_created: wireTextOrNull,
  created_by: wireTextOrNull,
})
export type OrderEvent = v.InferOutput<typeof OrderEventSchema>

/** A booking as the API sends it [DOM-01..06]. */
export const ServerBookingSchema = v.object({
  id: wireId,
  /** Sent in `If-Match` with an update. */
  version: v.nullish(v.pipe(v.number(), v.integer()), 1),
  date_entered: wireTextOrNull,
  opportunity_type: wireTextOrNull,
  cstm: v.object({
    ...stateEntries,
    ...bookingFields.wire.entries,
    provided_client_details_c: flagUnlessOff,
    skip_owner_details_c: flag,
    bill_to_c: wireTextOrNull,
    ...feeFields('wireField', () => amount),
    collection_add_option_c: wireTextOrNull,
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
  /** Text about the ashes that was shown at the submission; null before [OPEN-98]. */
  outcome: wireTextOrNull,
  /** When the practice discarded the booking; null otherwise [OPEN-128]. */
  discarded_at: wireTextOrNull,
  /** Possible mistakes without an answer [OPEN-120]. */
  warnings: listOf(WarningSchema),
})
export type ServerBooking = v.InferOutput<typeof ServerBookingSchema>

/** A row of the booking list [BKG-26]. */
export const BookingRowSchema = v.object({
  id: wireId,
  date_entered: wireTextOrNull,
  opportunity_type: wireTextOrNull,
  cstm: v.object(stateEntries),
  owner_name: wireText,
  pet_name: wireText,
  /** Address of the tag picture, valid for a minute [OPEN-92]; null without a picture. */
  tag_image: wireTextOrNull,
  /** Name of the package product, which decides the wizard for editing. */
  package_name: wireTextOrNull,
  /** Codes of missing details, such as weight. */
  missing: listOf(v.string()),
  /** Most urgent artwork state of the booking's plaques; null without plaques. */
  artwork: v.nullish(ArtworkStateSchema, null),
  /** Age in days of the practice [OPEN-229]. */
  age_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The practice has waited too long to give instructions or to submit [OPEN-180]. */
  is_late: v.boolean(),
})
export type BookingRow = v.InferOutput<typeof BookingRowSchema>
