import type { FormWords } from '@portal/forms'
import { ACCESS_LEVEL_OPTIONS } from './access-level-options'
import { STATUS_OPTIONS } from './convert'
import type { MemberValues } from './convert'

/** Labels of a member's fields for conflict questions. */
export const MEMBER_LABELS: FormWords<MemberValues> = {
  firstName: { label: 'First name', show: ({ firstName }) => firstName },
  lastName: { label: 'Last name', show: ({ lastName }) => lastName },
  email: { label: 'Email', show: ({ email }) => email },
  accessLevel: { label: 'Access level', show: ({ accessLevel }) => labelOf(ACCESS_LEVEL_OPTIONS, accessLevel) },
  memberStatus: { label: 'Member status', show: ({ memberStatus }) => labelOf(STATUS_OPTIONS, memberStatus) },
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
