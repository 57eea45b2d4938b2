import { expect, test } from 'vitest'
import { MINUTE_MS } from './rules'
import { timeZoneName } from './time-zone-name'
import { TIME_ZONES, knownTimeZone, offsetAt, timeZoneOf } from './time-zones'

test.each([
  ['WA', 'Australia/Perth', 'Perth time'],
  ['SA', 'Australia/Adelaide', 'Adelaide time'],
  ['NT', 'Australia/Darwin', 'Darwin time'],
  ['QLD', 'Australia/Brisbane', 'Brisbane time'],
  ['NSW', 'Australia/Sydney', 'Sydney time'],
  ['ACT', 'Australia/Sydney', 'Sydney time'],
  ['VIC', 'Australia/Melbourne', 'Melbourne time'],
  ['TAS', 'Australia/Hobart', 'Hobart time'],
  [' wa ', 'Australia/Perth', 'Perth time'],
  ['', 'UTC', 'UTC'],
  ['Bavaria', 'UTC', 'UTC'],
  ['toString', 'UTC', 'UTC'],
  [null, 'UTC', 'UTC'],
] as const)('an office in %j goes by %s, said as %s [SHL-61, OPEN-126]', (state, zone, name) => {
  expect(timeZoneOf(state)).toBe(zone)
  expect(timeZoneName(timeZoneOf(state))).toBe(name)
})

test('a zone that is not known is UTC', () => {
  expect([knownTimeZone('Australia/Hobart'), knownTimeZone('Mars/Olympus'), knownTimeZone(undefined)]).toEqual([
    'Australia/Hobart',
    'UTC',
    'UTC',
  ])
})

test.each([
  ['Australia/Adelaide', '2026-10-03T16:30:00Z', 570, 630],
  ['Australia/Sydney', '2026-10-03T16:00:00Z', 600, 660],
  ['Australia/Melbourne', '2026-10-03T16:00:00Z', 600, 660],
  ['Australia/Hobart', '2026-10-03T16:00:00Z', 600, 660],
  ['Australia/Adelaide', '2026-04-04T16:30:00Z', 630, 570],
  ['Australia/Sydney', '2026-04-04T16:00:00Z', 660, 600],
  ['Australia/Perth', '2026-10-03T18:00:00Z', 480, 480],
  ['Australia/Darwin', '2026-10-03T16:30:00Z', 570, 570],
  ['Australia/Brisbane', '2026-10-03T16:00:00Z', 600, 600],
] as const)('in %s the clock is set at %s from %i to %i minutes', (zone, moment, before, after) => {
  const at = new Date(moment).getTime()
  expect(offsetAt(new Date(at - 1), zone) / MINUTE_MS).toBe(before)
  expect(offsetAt(new Date(at), zone) / MINUTE_MS).toBe(after)
})

/** What the time zone database says, read back from the parts it shows. */
function databaseOffset(zone: string) {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (moment: number) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute) - moment
  }
}

test.each(TIME_ZONES)(
  '%s is as the time zone database has it, every hour where clocks are set, 2010 to 2040',
  (zone) => {
    const ofDatabase = databaseOffset(zone)
    for (let year = 2010; year <= 2040; year++) {
      const around = (month: number, day: number) =>
        Array.from({ length: 9 * 24 }, (_, hour) => Date.UTC(year, month, day, hour))
      const midMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15))
      const differing = [...around(2, 30), ...around(8, 29), ...midMonths].filter(
        (moment) => offsetAt(new Date(moment), zone) !== ofDatabase(moment),
      )
      expect(differing.map((moment) => new Date(moment).toISOString())).toEqual([])
    }
  },
)
