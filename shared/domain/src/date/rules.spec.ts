import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addTime, dayAfter, dayOf, formatMoment, isDay, startOfDay } from './rules'

const at = (text: string) => new Date(text)

describe.each(['UTC', 'Australia/Adelaide', 'America/St_Johns'])('on a computer in %s [SHL-61]', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test('a UTC day has 24 hours, also on days when clocks change: 5 April and 4 October 2026, 8 March in America', () => {
    expect(addTime('2026-04-04T16:00:00Z', 1, 'day')).toEqual(at('2026-04-05T16:00:00Z'))
    expect(addTime('2026-10-03T16:30:00Z', 1, 'day')).toEqual(at('2026-10-04T16:30:00Z'))
    expect(addTime('2026-03-08T05:30:00Z', 2, 'day')).toEqual(at('2026-03-10T05:30:00Z'))
    expect(addTime('2026-10-03T16:15:00Z', 1, 'hour')).toEqual(at('2026-10-03T17:15:00Z'))
  })

  test.each([
    ['UTC', '2026-10-04T00:00:00Z'],
    ['Australia/Perth', '2026-10-03T16:00:00Z'],
    ['Australia/Darwin', '2026-10-03T14:30:00Z'],
    ['Australia/Adelaide', '2026-10-03T14:30:00Z'],
    ['Australia/Brisbane', '2026-10-03T14:00:00Z'],
    ['Australia/Sydney', '2026-10-03T14:00:00Z'],
    ['Australia/Melbourne', '2026-10-03T14:00:00Z'],
    ['Australia/Hobart', '2026-10-03T14:00:00Z'],
  ] as const)('the day on which daylight saving begins starts in %s at %s [OPEN-126]', (place, moment) => {
    expect(startOfDay('2026-10-04', place)).toEqual(at(moment))
    expect(dayOf(moment, place)).toBe('2026-10-04')
    expect(dayOf(new Date(at(moment).getTime() - 1), place)).toBe('2026-10-03')
  })

  test('a day ends a millisecond before the next day of its zone', () => {
    expect(dayOf('2026-12-31T15:59:59.999Z', 'Australia/Perth')).toBe('2026-12-31')
    expect(dayOf('2026-12-31T16:00:00Z', 'Australia/Perth')).toBe('2027-01-01')
    expect(dayOf('2026-12-31T12:59:59.999Z', 'Australia/Melbourne')).toBe('2026-12-31')
    expect(dayOf('2026-12-31T13:00:00Z', 'Australia/Melbourne')).toBe('2027-01-01')
    expect([dayAfter('2026-12-31'), dayAfter('2024-02-28')]).toEqual(['2027-01-01', '2024-02-29'])
  })

  test('recognises calendar days', () => {
    expect(['2024-02-29', '2026-10-04', '2000-02-29', '1900-12-31'].map(isDay)).toEqual([true, true, true, true])
    expect(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01'].map(isDay)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })
})

test('a month after the 31st is the last day of the next month', () => {
  expect(addTime('2026-01-31', 1, 'month')).toEqual(at('2026-02-28T00:00:00Z'))
  expect(addTime('2024-01-31', 1, 'month')).toEqual(at('2024-02-29T00:00:00Z'))
})

test('subtracts time: two days and half an hour before the new year', () => {
  expect(addTime(addTime('2027-01-01', -2, 'day'), -30, 'minute')).toEqual(at('2026-12-29T23:30:00Z'))
  expect(addTime('2026-12-31T23:59:30Z', 45, 'second')).toEqual(at('2027-01-01T00:00:15Z'))
})

test.each([
  ['Australia/Adelaide', '2026-10-03T16:29Z 01:59', '2026-10-03T16:30Z 03:00', '2026-04-04T16:30Z 02:00'],
  ['Australia/Sydney', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 03:00', '2026-04-04T16:00Z 02:00'],
  ['Australia/Hobart', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 03:00', '2026-04-04T16:00Z 02:00'],
  ['Australia/Perth', '2026-10-03T17:59Z 01:59', '2026-10-03T18:00Z 02:00', '2026-04-04T18:00Z 02:00'],
  ['Australia/Darwin', '2026-10-03T16:29Z 01:59', '2026-10-03T16:30Z 02:00', '2026-04-04T16:30Z 02:00'],
  ['Australia/Brisbane', '2026-10-03T15:59Z 01:59', '2026-10-03T16:00Z 02:00', '2026-04-04T16:00Z 02:00'],
] as const)('local time in %s around daylight-saving changes [OPEN-126]', (zone, ...rows) => {
  for (const row of rows) {
    const [moment = '', clock] = row.split(' ')
    expect(formatMoment(moment, 'HH:mm', zone)).toBe(clock)
  }
})

describe('on a computer whose own time zone skips an hour', () => {
  beforeAll(() => void vi.stubEnv('TZ', 'Australia/Adelaide'))
  afterAll(() => void vi.unstubAllEnvs())

  test('a zone without daylight saving shows that hour [SHL-61]', () =>
    expect(formatMoment('2026-10-03T18:30:00Z', 'HH:mm D-MMM-YYYY', 'Australia/Perth')).toBe('02:30 4-Oct-2026'))
})
