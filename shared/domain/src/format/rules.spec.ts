import { describe, expect, test } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDay,
  formatDetailsDate,
  formatLongDate,
  formatLongDay,
  formatMoney,
  formatTableDate,
  formatWeight,
  withTimeZone,
} from './rules'

describe('dates are shown in the time zone of the practice [OPEN-126]', () => {
  test('in tables as HH:mm D-MMM-YYYY [BKG-27]', () => {
    expect(formatTableDate('2026-03-04T02:05:00Z', 'UTC')).toBe('02:05 4-Mar-2026')
    expect(formatTableDate('2026-03-04T02:05:00Z', 'Australia/Perth')).toBe('10:05 4-Mar-2026')
    expect(formatTableDate('2026-11-25T05:21:00Z', 'Australia/Perth')).toBe('13:21 25-Nov-2026')
    expect(formatTableDate('2026-11-25T05:21:00Z', 'Australia/Adelaide')).toBe('15:51 25-Nov-2026')
    expect(formatTableDate('2026-11-25T05:21:00Z', 'Australia/Darwin')).toBe('14:51 25-Nov-2026')
    expect(formatTableDate('2026-11-25T05:21:00Z', 'Australia/Brisbane')).toBe('15:21 25-Nov-2026')
    expect(formatTableDate('2026-11-25T13:21:00Z', 'Australia/Melbourne')).toBe('00:21 26-Nov-2026')
  })

  test('in details as hh:mma, ddd D MMM YYYY [BKG-42]', () => {
    expect(formatDetailsDate('2026-03-14T02:05:00Z', 'UTC')).toBe('02:05am, Sat 14 Mar 2026')
    expect(formatDetailsDate('2026-11-20T16:00:00Z', 'Australia/Perth')).toBe('12:00am, Sat 21 Nov 2026')
    expect(formatDetailsDate('2024-02-28T14:30:00Z', 'Australia/Darwin')).toBe('12:00am, Thu 29 Feb 2024')
    expect(formatDetailsDate('2024-02-29T01:00:00Z', 'Australia/Hobart')).toBe('12:00pm, Thu 29 Feb 2024')
  })

  test('day as D MMM YYYY, in documents with the full month, time as HH:mm', () => {
    expect(formatDate('2025-12-31T15:59:59Z', 'Australia/Perth')).toBe('31 Dec 2025')
    expect(formatDate('2025-12-31T16:00:00Z', 'Australia/Perth')).toBe('1 Jan 2026')
    expect(formatLongDate('2026-08-31T14:00:00Z', 'Australia/Sydney')).toBe('1 September 2026')
    expect(formatClock(new Date('2026-11-25T05:41:00Z'), 'Australia/Perth')).toBe('13:41')
  })

  test('a calendar day is the same in every time zone', () => {
    expect([formatDay('2026-03-01'), formatLongDay('2026-12-12'), formatDay(null)]).toEqual([
      '1 Mar 2026',
      '12 December 2026',
      '',
    ])
  })

  test('a time names its zone', () => {
    expect(withTimeZone('13:21', 'Australia/Perth')).toBe('13:21, Perth time')
    expect(withTimeZone('13:21', 'UTC')).toBe('13:21, UTC')
    expect(withTimeZone('', 'UTC')).toBe('')
  })
})

test('money has thousands separators and a minus sign [DOM-49]', () => {
  const amounts = [999, 999.995, 1000, 123_456.7, 1_234_567.89, -1, -1234.5, -0.001]
  expect(amounts.map(formatMoney)).toEqual([
    '$999.00',
    '$1,000.00',
    '$1,000.00',
    '$123,456.70',
    '$1,234,567.89',
    '-$1.00',
    '-$1,234.50',
    '$0.00',
  ])
})

test('a weight has two decimals [DOM-46]', () => {
  expect([formatWeight(4.2), formatWeight(0), formatWeight(1.005), formatWeight(null)]).toEqual([
    '4.20 kg',
    '0.00 kg',
    '1.01 kg',
    '',
  ])
})
