import { dayOf } from '@portal/domain'
import type { Moment } from '@portal/domain'
import { expect, test } from 'vitest'
import { openSums } from './open-sums'

// 08:00 of 1 December in Perth.
const TODAY = {
  now: new Date('2026-12-01T00:00:00Z'),
  dayOf: (moment: Moment | null | undefined) => dayOf(moment, 'Australia/Perth'),
}
const invoice = (Status: string, Total: number | null, Type = 'ACCREC') => ({ Status, Total, Type })

test('sums unpaid invoices including overdue ones, without paid, cancelled and draft ones [OPEN-213]', () => {
  const some = [
    invoice('AUTHORISED', 5975),
    invoice('Overdue', 4165.1, 'Invoice'),
    invoice('Overdue', 3844.2),
    invoice('PAID', 4792),
    invoice('VOIDED', 100),
    invoice('DRAFT', 50),
    invoice('AUTHORISED', 70, 'ACCPAY'),
  ]
  expect(openSums(some, TODAY)).toEqual({
    awaiting: { count: 3, sum: 13984.3 },
    overdue: { count: 2, sum: 8009.3 },
    credit: { count: 0, sum: 0 },
    hasWhole: true,
  })
})

test('a credit note is nothing to pay, whether its amount is negative or positive [OPEN-213]', () => {
  const some = [
    invoice('AUTHORISED', -165, 'Credit note'),
    invoice('AUTHORISED', 35, 'ACCRECCREDIT'),
    invoice('PAID', -20, 'Credit note'),
  ]
  expect(openSums(some, TODAY)).toMatchObject({ awaiting: { count: 0 }, credit: { count: 2, sum: 200 } })
})

test('there is no sum when one amount is unknown', () => {
  expect(openSums([invoice('Overdue', null), invoice('AUTHORISED', 10)], TODAY)).toMatchObject({
    awaiting: { count: 2, sum: null },
    overdue: { count: 1, sum: null },
  })
})

test('uses the amount left when it is known; due before today is overdue [OPEN-265]', () => {
  const told = (Total: number, AmountDue: number, DueDate: string, Type = 'ACCREC') => ({
    ...invoice('AUTHORISED', Total, Type),
    AmountDue,
    DueDate,
  })
  const some = [
    told(500, 120.5, '2026-11-30T00:00:00Z'),
    told(300, 300, '2026-12-01T00:00:00Z'),
    told(200, 0, '2026-10-01T00:00:00Z'),
    told(-165, -100, '', 'ACCRECCREDIT'),
  ]
  expect(openSums(some, TODAY)).toEqual({
    awaiting: { count: 2, sum: 420.5 },
    overdue: { count: 1, sum: 120.5 },
    credit: { count: 1, sum: 100 },
    hasWhole: false,
  })
})
