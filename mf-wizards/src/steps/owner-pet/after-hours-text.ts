import { formatClock, formatDetailsDate, withTimeZone } from '@portal/domain'
import type { CareDay, TimeZone } from '@portal/domain'

/** When after-hours collection applies, in the practice's time zone [OPEN-131]. */
export function afterHoursText({ opensAt, closesAt, isOpen }: CareDay, zone: TimeZone): string {
  if (isOpen) return `Applies from ${withTimeZone(formatClock(closesAt, zone), zone)}`
  return `Applies now, until ${withTimeZone(formatDetailsDate(opensAt, zone), zone)}`
}
