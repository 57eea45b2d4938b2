import { MEMBER_STATUS, toMemberForm, toMemberSubmit } from '@portal/domain'
import type { MemberForm, TeamMemberSubmit } from '@portal/domain'
import type { VersionedAnswer } from '@portal/forms'
import type { Member } from '../data/use-team'

/** The form's values; selectors hold strings. */
export interface MemberValues extends Omit<MemberForm, 'memberStatus'> {
  readonly memberStatus: string
}

/** [PRA-23] */
export const STATUS_OPTIONS = [
  { value: String(MEMBER_STATUS.active), label: 'Active' },
  { value: String(MEMBER_STATUS.inactive), label: 'Inactive' },
] as const

export function toAnswer(member: Member): VersionedAnswer<MemberValues> {
  const form = toMemberForm(member)
  return { version: member.version ?? 1, values: { ...form, memberStatus: String(form.memberStatus) } }
}

export function toSubmit(id: string, values: MemberValues): TeamMemberSubmit {
  const isActive = values.memberStatus === String(MEMBER_STATUS.active)
  return toMemberSubmit(id, {
    ...values,
    memberStatus: isActive ? MEMBER_STATUS.active : MEMBER_STATUS.inactive,
  })
}
