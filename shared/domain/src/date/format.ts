import { dayjs } from './dayjs'
import type { TimeZone } from './time-zones'

export type Moment = string | Date

/**
 * A moment by a pattern of dayjs, by the clock of a place, whatever the computer's own says [SHL-61, OPEN-126]; '' for no
 * or no valid one. The parts are read in UTC: in the computer's own time dayjs would skip the hour its summer begins with.
 */
export function formatMoment(moment: Moment | null | undefined, pattern: string, zone: TimeZone): string {
  const date = dayjs.utc(new Date(moment || Number.NaN))
  return date.isValid() ? date.add(date.tz(zone).utcOffset(), 'minute').format(pattern) : ''
}
