import { ACCESS_LEVELS, isAccessLevel } from '@portal/domain'
import type { SelectOption } from '@portal/ui'

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
