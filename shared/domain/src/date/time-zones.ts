// Imports no date library: owners' pages load none.

/** IANA time zones of practices; UTC if no practice is known. */
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

const OF_STATE = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
} as const satisfies Readonly<Record<string, TimeZone>>
/** An Australian state or territory. */
export type AustralianState = keyof typeof OF_STATE

/** Time zone of a practice, by the state of its office; UTC if the state is unknown [SHL-61, OPEN-126]. */
export function timeZoneOf(state: string | null | undefined): TimeZone {
  const name = state?.trim().toUpperCase() ?? ''
  return isState(name) ? OF_STATE[name] : 'UTC'
}

const isState = (name: string): name is AustralianState => Object.hasOwn(OF_STATE, name)

/** A stored or received zone; UTC if it is not in the list. */
export function knownTimeZone(zone: unknown): TimeZone {
  return TIME_ZONES.find((known) => known === zone) ?? 'UTC'
}

/** Name of a zone beside a time: 'Perth time', 'UTC'. */
export function timeZoneName(zone: TimeZone): string {
  const [, city] = zone.split('/')
  return city ? `${city} time` : zone
}
