import type { TimeZone } from './time-zones'

/** How a zone is named beside a time: 'Perth time', 'UTC'. In a file of its own: owners' pages carry no clocks. */
export function timeZoneName(zone: TimeZone): string {
  const [, city] = zone.split('/')
  return city ? `${city} time` : zone
}
