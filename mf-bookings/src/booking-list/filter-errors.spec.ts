import { expect, test } from 'vitest'
import { HALF_A_DATE } from '@portal/forms'
import { rangeErrors } from './filter-errors'

const range = (createdFrom: string, createdTo: string) => ({ createdFrom, createdTo })
const NO_DAY = 'Enter a full date, 1900 or later'

test('a range of days, open at either end, is taken [BKG-18]', () => {
  expect(rangeErrors(range('2026-03-01', '2026-03-01'))).toEqual({})
  expect(rangeErrors(range('', '2026-03-01'))).toEqual({})
  expect(rangeErrors(range('', ''))).toEqual({})
})

test('each end that is no day of our time says so at its field [BKG-18, OPEN-22]', () => {
  expect(rangeErrors(range('0012-03-01', '2026-03-01'))).toEqual({ createdFrom: NO_DAY })
  expect(rangeErrors(range('2026-03-01', '9999-12-31'))).toEqual({ createdTo: NO_DAY })
  expect(rangeErrors(range('', HALF_A_DATE))).toEqual({ createdTo: NO_DAY })
})

test('the last day is on or after the first', () => {
  expect(rangeErrors(range('2026-03-02', '2026-03-01'))).toEqual({
    createdTo: 'Choose a date on or after the first date',
  })
})
