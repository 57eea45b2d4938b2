import { timeZoneName } from '../date/time-zone-name'
import type { CareHours } from './hours'

/** When Client Care answers, by its own clock: 'Monday to Friday, 08:00 to 17:00, Perth time' [OPEN-137]. */
export function careHoursInWords({ opens, closes, time_zone: zone }: CareHours): string {
  return `Monday to Friday, ${opens} to ${closes}, ${timeZoneName(zone)}`
}
