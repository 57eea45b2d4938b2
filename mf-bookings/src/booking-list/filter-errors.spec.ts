import { expect, test } from 'vitest'
import { HALF_A_DATE } from '@portal/forms'
import { rangeErrors } from './filter-errors'

const range = (createdFrom: string, createdTo: string) => ({ createdFrom, createdTo })
const NO_DAY = 'Enter a full date, 1900 or later'

test('accepts a date range that is open at either end [BKG-18]', () => {
  expect(rangeErrors(range('2026-03-01', '2026-03-01'))).toEqual({})
  expect(rangeErrors(range('', '2026-03-01'))).toEqual({})
  expect(rangeErrors(range('', ''))).toEqual({})
})

test('shows an error at each field with an invalid date [BKG-18, OPEN-22]', () => {
  expect(rangeErrors(range('0012-03-01', '2026-03-01'))).toEqual({ createdFrom: NO_DAY })
  expect(rangeErrors(range('2026-03-01', '9999-12-31'))).toEqual({ createdTo: NO_DAY })
  expect(rangeErrors(range('', HALF_A_DATE))).toEqual({ createdTo: NO_DAY })
})

test('the end date must not be before the start date', () => {
  expect(rangeErrors(range('2026-03-02', '2026-03-01'))).toEqual({
    createdTo: 'Choose a date on or after the first date',
  })
})
