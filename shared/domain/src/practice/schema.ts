import * as v from 'valibot'
import { OfficeLocationSchema } from '../address/schema'
import { TIME_ZONES } from '../date/time-zones'
import { practiceFields } from './fields'
import { EmailAddressesSchema, wireId, wireText, wireTextOrNull } from '../value/schema'

/** [DOM-24] */
export const RELATIONSHIP_TYPES = ['vet_direct', 'referral', 'vet_unity'] as const
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number]

/** A practice [DOM-22, DOM-23]. */
export const VetPracticeSchema = v.object({
  id: wireId,
  name: wireText,
  cstm: v.object({
    brand: v.nullish(
      v.object({
        code: wireTextOrNull,
        name: wireText,
        parent: wireTextOrNull,
        brand_logo_link: wireTextOrNull,
      }),
      null,
    ),
    ...practiceFields.wire.entries,
  }),
  opp_temporary_id: wireTextOrNull,
  office_location: v.nullish(OfficeLocationSchema, null),
  office_location_address: wireTextOrNull,
  /** Time zone of the practice [OPEN-126]. */
  time_zone: v.fallback(v.picklist(TIME_ZONES), 'UTC'),
  primary_email_address: EmailAddressesSchema,
  /** Sent in `If-Match` with an update. */
  version: v.nullish(v.number(), 1),
})
export type VetPractice = v.InferOutput<typeof VetPracticeSchema>

/** Changed settings of a practice. */
export const PracticeSubmitSchema = practiceFields.submit
export type PracticeSubmit = v.InferOutput<typeof PracticeSubmitSchema>

/** A contact of the practice [DOM-25]. */
export const ContactSchema = v.object({
  id: wireId,
  first_name: wireText,
  last_name: wireText,
  cstm: v.object({ cognito_username_c: wireTextOrNull, portal_access_c: wireTextOrNull }),
})
export type Contact = v.InferOutput<typeof ContactSchema>
