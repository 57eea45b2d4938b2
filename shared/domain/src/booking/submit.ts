import * as v from 'valibot'
import { collectionAddressFields } from '../address/fields'
import { CollectionOptionSchema } from '../collection/schema'
import { OwnerSubmitSchema } from '../owner/schema'
import { PetSubmitSchema } from '../pet/schema'
import { SubmitLineSchema } from '../quoted-line/schema'
import { WarningAnswersSchema } from '../warning/schema'
import { bookingFields } from './fields'
import { limitedList } from '../value/limited'
import { MAX_LENGTH, id, text } from '../value/schema'

export const MAX_LINES = 200

/**
 * Body of create and update of a booking [API-24, API-25]. A missing or null `owner` or `pet` stays unchanged, and so
 * do lines that are not sent. A line with an id is changed; one without is added once per `editId`. Special
 * instructions have endpoints of their own [API-27, API-28]. The server sets prices, fees and stages [OPEN-84].
 */
export const BookingSubmitSchema = v.object({
  ...bookingFields.submit.entries,
  service_type: v.object({ id, name: text(MAX_LENGTH.name) }),
  opportunity_type: v.nullish(text(MAX_LENGTH.name)),
  skip_owner_details: v.nullish(v.boolean(), false),
  provided_client_details_c: v.nullish(v.boolean(), true),
  owner: v.nullish(OwnerSubmitSchema),
  pet: v.nullish(PetSubmitSchema),
  collection_add_option_c: v.nullish(CollectionOptionSchema),
  ...collectionAddressFields.submit.entries,
  quoted_products: v.nullish(limitedList(SubmitLineSchema, { max: MAX_LINES }), []),
  /** Added to the answers of the booking. Answers to warnings that the booking does not have are ignored [OPEN-120]. */
  warning_answers: v.nullish(WarningAnswersSchema, {}),
})
export type BookingSubmit = v.InferOutput<typeof BookingSubmitSchema>
