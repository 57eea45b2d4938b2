import type { AustralianState } from '../address/postal-codes.data'

/** The name of a place's clock, as the IANA time zone database has it; UTC where no practice is known. */
export const TIME_ZONES = [
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'UTC',
] as const
export type TimeZone = (typeof TIME_ZONES)[number]

/** Minutes ahead of UTC in winter, and whether summer has an hour more. */
const CLOCKS: Readonly<Record<TimeZone, { readonly winter: number; readonly hasSummerTime: boolean }>> = {
  'Australia/Perth': { winter: 480, hasSummerTime: false },
  'Australia/Darwin': { winter: 570, hasSummerTime: false },
  'Australia/Adelaide': { winter: 570, hasSummerTime: true },
  'Australia/Brisbane': { winter: 600, hasSummerTime: false },
  'Australia/Sydney': { winter: 600, hasSummerTime: true },
  'Australia/Melbourne': { winter: 600, hasSummerTime: true },
  'Australia/Hobart': { winter: 600, hasSummerTime: true },
  UTC: { winter: 0, hasSummerTime: false },
}

const OF_STATE: Readonly<Record<AustralianState, TimeZone>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The clock of a practice, by the state of its office; UTC where no state is known [SHL-61, OPEN-126]. */
export function timeZoneOf(state: string | null | undefined): TimeZone {
  const name = state?.trim().toUpperCase() ?? ''
  return isState(name) ? OF_STATE[name] : 'UTC'
}

const isState = (name: string): name is AustralianState => Object.hasOwn(OF_STATE, name)

/** A zone that was stored or sent; UTC for one that is not known here. */
export function knownTimeZone(zone: unknown): TimeZone {
  return TIME_ZONES.find((known) => known === zone) ?? 'UTC'
}

/**
 * How far a zone's clock is ahead of UTC at a moment, in ms. Ours and not `Intl`, whose first use loads the browser's
 * tables: on a slow computer that takes longer than to draw the page. A spec compares the two, hour by hour.
 */
export function offsetAt(moment: Date, zone: TimeZone): number {
  const { winter, hasSummerTime } = CLOCKS[zone]
  const byWinter = moment.getTime() + winter * MINUTE_MS
  return (winter + (hasSummerTime && isSummer(byWinter) ? 60 : 0)) * MINUTE_MS
}

/** Since 2008 the southern states change at two by winter's clock, on the first Sundays of October and of April. */
function isSummer(byWinter: number): boolean {
  const year = new Date(byWinter).getUTCFullYear()
  return byWinter >= firstSunday(year, 9) || byWinter < firstSunday(year, 3)
}

function firstSunday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1, 2)
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY_MS
}
