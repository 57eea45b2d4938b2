import { MINUTE_MS, dayAfter, dayOf, startOfDay } from '../date/rules'
import type { TimeZone } from '../date/time-zones'

/** From Monday to Friday, HH:mm by the clock of its own place. */
export interface CareHours {
  readonly opens: string
  readonly closes: string
  readonly time_zone: TimeZone
}

/** The day that is being answered on, or the next one, as moments: whoever shows them tells them by the own clock. */
export interface CareDay {
  readonly opensAt: Date
  readonly closesAt: Date
  /** Whether somebody answers now. */
  readonly isOpen: boolean
}

/** When Client Care answers next, or does now [OPEN-130]. */
export function careDay(hours: CareHours, now: Date): CareDay {
  for (let day = dayOf(now, hours.time_zone); ; day = dayAfter(day)) {
    const [opensAt, closesAt] = [momentOf(day, hours.opens, hours), momentOf(day, hours.closes, hours)]
    if (isWeekday(day) && now < closesAt) return { opensAt, closesAt, isOpen: now >= opensAt }
  }
}

/**
 * Clocks are set on Sundays, when nobody answers: a day's hours are counted from its beginning. What is no time is
 * midnight, so that no page looks for a day that never comes.
 */
function momentOf(day: string, time: string, { time_zone: zone }: CareHours): Date {
  const [, hours = 0, minutes = 0] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return new Date(startOfDay(day, zone).getTime() + (60 * Number(hours) + Number(minutes)) * MINUTE_MS)
}

function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday > 0 && weekday < 6
}
