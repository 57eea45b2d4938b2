import { dayjs } from './dayjs'
import type { TimeZone } from './time-zones'

export type Moment = string | Date

/**
 * Formats a moment in a time zone, whatever zone the computer has [SHL-61, OPEN-126]; '' for a missing or invalid
 * moment. It formats a shifted UTC time: in the computer's zone dayjs would skip the hour that daylight saving removes.
 */
export function formatMoment(moment: Moment | null | undefined, pattern: string, zone: TimeZone): string {
  const date = dayjs.utc(new Date(moment || Number.NaN))
  return date.isValid() ? date.add(date.tz(zone).utcOffset(), 'minute').format(pattern) : ''
}
