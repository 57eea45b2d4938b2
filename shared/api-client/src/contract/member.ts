import { NewTeamMemberSchema, TeamMemberSchema, TeamMemberSubmitSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

const MemberSchema = v.object({
  ...TeamMemberSchema.entries,
  /** Sent in `If-Match` with an update. */
  version: v.nullish(v.number(), 1),
})

/** [API-33] */
export const listMembers = endpoint('listMembers', {
  method: 'GET',
  path: 'portal/vet/members',
  summary: 'The team of the practice, inactive members too',
  access: 'staff',
  response: v.array(MemberSchema),
})

/** [API-34] */
export const getMember = endpoint('getMember', {
  method: 'GET',
  path: 'portal/vet/members/{id}',
  summary: 'One member of the team',
  access: 'staff',
  params: IdParams,
  response: MemberSchema,
})

/**
 * Names and email are read-only; only a member with Level 3 changes level and status [OPEN-13]. Returns the team
 * [API-35].
 */
export const updateMember = endpoint('updateMember', {
  method: 'PUT',
  path: 'portal/vet/members/{id}',
  summary: 'Change access level and status of a member',
  access: 'staff',
  params: IdParams,
  body: TeamMemberSubmitSchema,
  response: v.array(MemberSchema),
  idempotent: true,
  conflicts: true,
  versioned: true,
})

/** Creates the account in the user pool and mails the temporary password [API-36]. */
export const createMember = endpoint('createMember', {
  method: 'POST',
  path: 'portal/vet/members',
  summary: 'Add a member with an account to the team',
  access: 'staff',
  body: NewTeamMemberSchema,
  response: MemberSchema,
  status: 201,
  idempotent: true,
  conflicts: true,
})
