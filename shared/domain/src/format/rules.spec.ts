import { describe, expect, test } from 'vitest'
import {
  formatClock,
  formatCount,
  formatDate,
  formatDetailsDate,
  formatLongDate,
  formatMoney,
  formatTableDate,
  formatWeight,
} from './rules'

describe('dates are shown in UTC [SHL-61]', () => {
  test('in tables as HH:mm D-MMM-YYYY [BKG-27]', () => {
    expect(formatTableDate('2026-03-04T02:05:00Z')).toBe('02:05 4-Mar-2026')
    expect(formatTableDate('2026-03-04T02:05:00+08:00')).toBe('18:05 3-Mar-2026')
  })

  test('in details as hh:mma, ddd D MMM YYYY [BKG-42]', () => {
    expect(formatDetailsDate('2026-03-14T02:05:00Z')).toBe('02:05am, Sat 14 Mar 2026')
    expect(formatDetailsDate('2026-11-20T13:30:00Z')).toBe('01:30pm, Fri 20 Nov 2026')
    expect(formatDetailsDate('2024-02-29T00:00:00Z')).toBe('12:00am, Thu 29 Feb 2024')
    expect(formatDetailsDate('2024-02-29T12:00:00Z')).toBe('12:00pm, Thu 29 Feb 2024')
  })

  test('alone as D MMM YYYY, in documents with the whole month', () => {
    expect(formatDate('2025-12-31T23:59:59Z')).toBe('31 Dec 2025')
    expect(formatLongDate('2026-09-01T00:00:00Z')).toBe('1 September 2026')
  })

  test('no date is no text', () => {
    expect([formatTableDate(null), formatDetailsDate('soon'), formatDate('')]).toEqual(['', '', ''])
  })
})

test('money has two decimals, an absent amount is no text [DOM-49, OPEN-58]', () => {
  expect([formatMoney(0), formatMoney(1234.5), formatMoney(10.075), formatMoney(null)]).toEqual([
    '$0.00',
    '$1,234.50',
    '$10.08',
    '',
  ])
})

test('money reads as the country writes it, at any size and below nothing [DOM-49]', () => {
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

test('a count has a comma before each three digits', () => {
  expect([0, 7, 999, 1000, 12_345, 200_000, 1_000_000].map(formatCount)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '200,000',
    '1,000,000',
  ])
})

test('the clock on the wall has 24 hours', () => {
  expect([formatClock(new Date(2026, 10, 22, 0, 5)), formatClock(new Date(2026, 10, 22, 17, 30))]).toEqual([
    '00:05',
    '17:30',
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
