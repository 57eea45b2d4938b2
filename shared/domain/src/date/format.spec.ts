import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoment } from './format'

dayjs.extend(utc)

const patterns = ['HH:mm D-MMM-YYYY', 'hh:mma, ddd D MMM YYYY', 'D MMMM YYYY', 'YYYY-MM-DD', 'YYYY-MM-01']

test('a moment reads as dayjs writes it [SHL-61]', () => {
  const moments = date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  assert(
    property(moments, constantFrom(...patterns), (moment, pattern) => {
      expect(formatMoment(moment, pattern, 'UTC')).toBe(dayjs.utc(moment).format(pattern))
    }),
    { numRuns: 2_000 },
  )
})

test('midnight and noon are twelve o’clock', () => {
  expect(formatMoment('2026-03-01T00:05:00Z', 'hh:mma, ddd D MMM YYYY', 'UTC')).toBe('12:05am, Sun 1 Mar 2026')
  expect(formatMoment('2026-03-01T12:00:00Z', 'hh:mma', 'UTC')).toBe('12:00pm')
})
