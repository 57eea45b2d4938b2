import { careDay, formatClock, formatDetailsDate, timeZoneName } from '@portal/domain'
import type { CareHours, TimeZone } from '@portal/domain'

/** When Client Care answers, by the clock of the practice; out of hours when it does next [OPEN-130]. */
export function careHoursWords(hours: CareHours, now: Date, zone: TimeZone): string {
  const { opensAt, closesAt, isOpen } = careDay(hours, now)
  const times = `Monday to Friday, ${formatClock(opensAt, zone)} to ${formatClock(closesAt, zone)}, ${timeZoneName(zone)}.`
  return isOpen ? times : `${times} Closed now: we answer again at ${formatDetailsDate(opensAt, zone)}.`
}
