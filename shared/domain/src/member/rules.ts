import { emailError } from '../owner/rules'
import { isLinkLike } from '../value/link-like'
import type { FieldCode, FieldErrors } from '../value/rules'
import { onlyErrors, textError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import { ACCESS_LEVELS, MEMBER_STATUS } from './schema'
import type { AccessLevel, TeamMember, TeamMemberSubmit } from './schema'

/** The member form [PRA-14]. */
export interface MemberForm {
  firstName: string
  lastName: string
  email: string
  accessLevel: string
  memberStatus: 0 | 1
}
export type MemberField = 'firstName' | 'lastName' | 'email' | 'accessLevel'

export function isAccessLevel(value: unknown): value is AccessLevel {
  return typeof value === 'string' && Object.hasOwn(ACCESS_LEVELS, value)
}

/** Role of an access level; an unknown level as stored [OPEN-14]. */
export function accessLevelLabel(level: string | null | undefined): string {
  return isAccessLevel(level) ? ACCESS_LEVELS[level] : (level ?? '')
}

/** Only Vet Owners manage members and pricing [OPEN-13]. */
export function canManagePractice(accessLevel: string | null | undefined): boolean {
  return accessLevel === 'Level 3'
}

/** Mails to a member begin with the name, so it must not become a link there [OPEN-328]. */
const nameError = (name: string | undefined): FieldCode | undefined =>
  textError(name, MAX_LENGTH.name) ?? (isLinkLike(name ?? '') ? 'link' : undefined)

/** Errors of the member form. The email follows the owner rule; it is also the username [OPEN-79]. */
export function memberErrors(member: Partial<MemberForm>): FieldErrors<MemberField> {
  return onlyErrors({
    firstName: nameError(member.firstName),
    lastName: nameError(member.lastName),
    email: textError(member.email, MAX_LENGTH.username) ?? emailError(member.email),
    accessLevel: textError(member.accessLevel, MAX_LENGTH.name),
  })
}

export function toMemberForm(member: TeamMember): MemberForm {
  return {
    firstName: member.first_name,
    lastName: member.last_name,
    email: member.primary_email_address[0]?.email_address ?? '',
    accessLevel: member.cstm.portal_access_c ?? '',
    memberStatus: member.cstm.cognito_portal_active_c ? MEMBER_STATUS.active : MEMBER_STATUS.inactive,
  }
}

export function toMemberSubmit(id: string, form: MemberForm): TeamMemberSubmit {
  return {
    id,
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email_address: form.email.trim(),
    cognito_portal_active_c: form.memberStatus,
    portal_access_c: form.accessLevel,
  }
}
