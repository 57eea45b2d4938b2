import { expect, test } from 'vitest'
import { knownTimeZone, timeZoneName, timeZoneOf } from './time-zones'

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
] as const)('an office in %j has the zone %s, displayed as %s [SHL-61, OPEN-126]', (state, zone, name) => {
  expect(timeZoneOf(state)).toBe(zone)
  expect(timeZoneName(timeZoneOf(state))).toBe(name)
})

test('an unknown zone is read as UTC', () => {
  expect([knownTimeZone('Australia/Hobart'), knownTimeZone('Mars/Olympus'), knownTimeZone(undefined)]).toEqual([
    'Australia/Hobart',
    'UTC',
    'UTC',
  ])
})
