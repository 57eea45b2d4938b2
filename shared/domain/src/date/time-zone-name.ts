import type { TimeZone } from './time-zones'

/** Name of a zone beside a time: 'Perth time', 'UTC'. In its own file, so that owners' pages load no date library. */
export function timeZoneName(zone: TimeZone): string {
  const [, city] = zone.split('/')
  return city ? `${city} time` : zone
}
