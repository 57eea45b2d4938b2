import * as v from 'valibot'
import { collectionAddressFields } from '../address/fields'
import { CollectionOptionSchema } from '../collection/schema'
import { OwnerSubmitSchema } from '../owner/schema'
import { PetSubmitSchema } from '../pet/schema'
import { SubmitLineSchema } from '../quoted-line/schema'
import { WarningAnswersSchema } from '../warning/schema'
import { limitedList } from '../value/limited'
import { MAX_LENGTH, id, text } from '../value/schema'

export const MAX_LINES = 200

/**
 * The booking submit format: body of create and update [API-24, API-25].
 * `owner` or `pet` null or absent stay as they are; lines not mentioned stay; a line with an id is
 * changed, one without is added once per `editId`; special instructions have calls of their own [API-27, API-28]. Prices, fees and stages are the server's alone [OPEN-84].
 */
export const BookingSubmitSchema = v.object({
  vet_staff_c: text(MAX_LENGTH.name),
  service_type: v.object({ id, name: text(MAX_LENGTH.name) }),
  opportunity_type: v.nullish(text(MAX_LENGTH.name)),
  is_package_c: v.nullish(v.boolean(), false),
  skip_owner_details: v.nullish(v.boolean(), false),
  provided_client_details_c: v.nullish(v.boolean(), true),
  client_details_c: v.nullish(text(MAX_LENGTH.text)),
  owner: v.nullish(OwnerSubmitSchema),
  pet: v.nullish(PetSubmitSchema),
  collection_add_option_c: v.nullish(CollectionOptionSchema),
  return_add_option_c: v.nullish(text(MAX_LENGTH.name)),
  ...collectionAddressFields.submit.entries,
  quoted_products: v.nullish(limitedList(SubmitLineSchema, { max: MAX_LINES }), []),
  /** Added to those that the booking has; what answers no warning of it is not kept [OPEN-120]. */
  warning_answers: v.nullish(WarningAnswersSchema, {}),
})
export type BookingSubmit = v.InferOutput<typeof BookingSubmitSchema>
