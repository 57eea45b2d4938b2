import { careDay, formatClock, formatDetailsDate, timeZoneName } from '@portal/domain'
import type { CareHours, TimeZone } from '@portal/domain'

/**
 * Client Care's hours in the practice's time zone, and whether it answers now [OPEN-130]. Always the same number of
 * lines, so that nothing moves when they load.
 */
export function careHoursTexts(hours: CareHours, now: Date, zone: TimeZone): readonly string[] {
  const { opensAt, closesAt, isOpen } = careDay(hours, now)
  const times = `Monday to Friday, ${formatClock(opensAt, zone)} to ${formatClock(closesAt, zone)}, ${timeZoneName(zone)}.`
  return [times, isOpen ? 'Open now.' : `Closed now, until ${formatDetailsDate(opensAt, zone)}.`]
}
