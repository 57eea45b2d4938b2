import { MINUTE_MS, dayAfter, dayOf, startOfDay } from '../date/rules'
import type { TimeZone } from '../date/time-zones'

/** Opening hours from Monday to Friday, HH:mm in the time zone `time_zone`. */
export interface CareHours {
  readonly opens: string
  readonly closes: string
  readonly time_zone: TimeZone
}

/** The current or next day with answered calls, as moments. Each page shows them in its own time zone. */
export interface CareDay {
  readonly opensAt: Date
  readonly closesAt: Date
  /** Whether Client Care is open now. */
  readonly isOpen: boolean
}

/** The current or next opening hours of Client Care [OPEN-130]. */
export function careDay(hours: CareHours, now: Date): CareDay {
  for (let day = dayOf(now, hours.time_zone); ; day = dayAfter(day)) {
    const [opensAt, closesAt] = [momentOf(day, hours.opens, hours), momentOf(day, hours.closes, hours)]
    if (isWeekday(day) && now < closesAt) return { opensAt, closesAt, isOpen: now >= opensAt }
  }
}

/**
 * Hours are counted from midnight: clocks change on Sundays, when Client Care is closed. An invalid time counts as
 * midnight, so that `careDay` always ends.
 */
function momentOf(day: string, time: string, { time_zone: zone }: CareHours): Date {
  const [, hours = 0, minutes = 0] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return new Date(startOfDay(day, zone).getTime() + (60 * Number(hours) + Number(minutes)) * MINUTE_MS)
}

function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday > 0 && weekday < 6
}
