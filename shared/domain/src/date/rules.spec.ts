import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTime } from './add-time'
import { formatMoment } from './format'
import { DAY_MS, HOUR_MS, dayOf, isDay, startOfDay } from './rules'

const at = (text: string) => new Date(text)

describe.each(['UTC', 'Australia/Adelaide', 'America/St_Johns'])('with the clock of %s [SHL-61]', (zone) => {
  const own = process.env.TZ
  beforeAll(() => (process.env.TZ = zone))
  afterAll(() => (process.env.TZ = own))

  test('the zone is in force', () => {
    const offsets = { UTC: 0, 'Australia/Adelaide': -630, 'America/St_Johns': 210 }
    expect(Object.entries(offsets)).toContainEqual([zone, at('2026-01-15T00:00:00Z').getTimezoneOffset()])
  })

  test('a day is 24 hours, also where clocks change: 5 April and 4 October 2026, 8 March in America', () => {
    expect(addTime('2026-04-04T16:00:00Z', 1, 'day')).toEqual(at('2026-04-05T16:00:00Z'))
    expect(addTime('2026-10-03T16:30:00Z', 1, 'day')).toEqual(at('2026-10-04T16:30:00Z'))
    expect(addTime('2026-03-08T05:30:00Z', 2, 'day')).toEqual(at('2026-03-10T05:30:00Z'))
    expect(addTime('2026-10-03T16:15:00Z', 1, 'hour')).toEqual(at('2026-10-03T17:15:00Z'))
  })

  test('days begin at midnight UTC', () => {
    expect(startOfDay('2026-10-04')).toEqual(at('2026-10-04T00:00:00Z'))
    expect(startOfDay('2026-10-03T23:59:59.999Z')).toEqual(at('2026-10-03T00:00:00Z'))
    expect(startOfDay('2026-10-04T07:00:00+10:30')).toEqual(at('2026-10-03T00:00:00Z'))
    expect([dayOf('2026-12-31T23:59:59Z'), dayOf('2027-01-01T00:00:00Z')]).toEqual(['2026-12-31', '2027-01-01'])
  })

  test('days on the calendar', () => {
    expect(['2024-02-29', '2026-10-04', '2000-02-29', '1900-12-31'].map(isDay)).toEqual([true, true, true, true])
    expect(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01'].map(isDay)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  test('a moment is written in UTC', () => {
    expect(formatMoment('2026-10-03T16:15:00Z', 'HH:mm D MMM YYYY')).toBe('16:15 3 Oct 2026')
    expect([formatMoment(null, 'YYYY'), formatMoment('', 'YYYY'), formatMoment('soon', 'YYYY')]).toEqual(['', '', ''])
  })
})

test('a month on from the 31st is the last of the month', () => {
  expect(addTime('2026-01-31', 1, 'month')).toEqual(at('2026-02-28T00:00:00Z'))
  expect(addTime('2024-01-31', 1, 'month')).toEqual(at('2024-02-29T00:00:00Z'))
})

test('time goes back too: two days and half an hour before the new year', () => {
  expect(addTime(addTime('2027-01-01', -2, 'day'), -30, 'minute')).toEqual(at('2026-12-29T23:30:00Z'))
  expect(addTime('2026-12-31T23:59:30Z', 45, 'second')).toEqual(at('2027-01-01T00:00:15Z'))
})

test('a day has 24 hours of 3,600,000 ms', () => expect([HOUR_MS, DAY_MS]).toEqual([3_600_000, 86_400_000]))
