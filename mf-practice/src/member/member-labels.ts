import type { FormWords } from '@portal/forms'
import { ACCESS_LEVELS, isAccessLevel } from '@portal/domain'
import type { SelectOption } from '@portal/ui'
import { STATUS_OPTIONS } from './convert'
import type { MemberValues } from './convert'

/** The offered access levels: Level 1 = Vet Staff, Level 3 = Vet Owner [PRA-22]. */
export const ACCESS_LEVEL_OPTIONS: readonly SelectOption[] = Object.entries(ACCESS_LEVELS).map(([value, role]) => ({
  value,
  label: `${role} (${value})`,
}))

/** The offered levels, plus the stored one when it is not offered [OPEN-14]. */
export function accessLevelOptions(stored: string): readonly SelectOption[] {
  if (stored === '' || isAccessLevel(stored)) return ACCESS_LEVEL_OPTIONS
  return [{ value: stored, label: stored, disabled: true }, ...ACCESS_LEVEL_OPTIONS]
}

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
