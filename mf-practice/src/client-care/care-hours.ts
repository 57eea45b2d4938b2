import { careDay, formatClock, formatDetailsDate, timeZoneName } from '@portal/domain'
import type { CareHours, TimeZone } from '@portal/domain'

/**
 * When Client Care answers, by the clock of the practice, and whether it does now [OPEN-130]: a line each at any hour, so
 * that nothing moves when they come.
 */
export function careHoursWords(hours: CareHours, now: Date, zone: TimeZone): readonly string[] {
  const { opensAt, closesAt, isOpen } = careDay(hours, now)
  const times = `Monday to Friday, ${formatClock(opensAt, zone)} to ${formatClock(closesAt, zone)}, ${timeZoneName(zone)}.`
  return [times, isOpen ? 'Open now.' : `Closed now, until ${formatDetailsDate(opensAt, zone)}.`]
}
