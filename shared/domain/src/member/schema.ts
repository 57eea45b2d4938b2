import * as v from 'valibot'
import { EmailAddressesSchema, flag, id, MAX_LENGTH, text, wireId, wireText, wireTextOrNull } from '../value/schema'

/** [PRA-22]. Other levels are displayed as stored and cannot be chosen [OPEN-14]. */
export const ACCESS_LEVELS = { 'Level 1': 'Vet Staff', 'Level 3': 'Vet Owner' } as const
export type AccessLevel = keyof typeof ACCESS_LEVELS

/** [PRA-23] */
export const MEMBER_STATUS = { active: 1, inactive: 0 } as const

/** A team member as the API sends it [DOM-26]. */
export const TeamMemberSchema = v.object({
  id: wireId,
  first_name: wireText,
  last_name: wireText,
  primary_email_address: EmailAddressesSchema,
  cstm: v.object({ portal_access_c: wireTextOrNull, cognito_portal_active_c: flag }),
})
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>

const memberEntries = {
  first_name: text(MAX_LENGTH.name),
  last_name: text(MAX_LENGTH.name),
  email_address: text(MAX_LENGTH.username),
  cognito_portal_active_c: v.picklist([0, 1]),
  portal_access_c: text(MAX_LENGTH.name),
}

/** A changed team member for the API [DOM-27]. */
export const TeamMemberSubmitSchema = v.object({ id, ...memberEntries })
export type TeamMemberSubmit = v.InferOutput<typeof TeamMemberSubmitSchema>

/** A new member for the API: `vet_account_id` and the member fields [API-36]. */
export const NewTeamMemberSchema = v.object({ vet_account_id: id, ...memberEntries })
export type NewTeamMember = v.InferOutput<typeof NewTeamMemberSchema>
