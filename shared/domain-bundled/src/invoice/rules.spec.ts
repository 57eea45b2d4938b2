import { expect, test } from 'vitest'
import { dayOf } from '@portal/domain'
import type { Moment, TimeZone } from '@portal/domain'
import { isOpenInvoice, isOverdue, sortedInvoices, statusWords, typeWords } from './rules'
import type { InvoiceOrder, ListedInvoice } from './rules'

test.each([
  ['ACCREC', 'Invoice'],
  ['ACCRECCREDIT', 'Credit note'],
  ['Credit note', 'Credit note'],
  ['<b>odd</b>', '<b>odd</b>'],
])('type %s reads %s [PRA-02]', (Type, words) => expect(typeWords({ Type })).toBe(words))

test.each([
  ['AUTHORISED', 'Awaiting payment'],
  ['paid', 'Paid'],
  ['VOIDED', 'Cancelled'],
  ['Overdue', 'Overdue'],
  ['', ''],
])('status %s reads %s [PRA-02]', (Status, words) => expect(statusWords({ Status })).toBe(words))

test('a credit note with an amount left awaits no payment [OPEN-265]', () => {
  expect(statusWords({ Status: 'AUTHORISED', Type: 'ACCRECCREDIT' })).toBe('Not used yet')
  expect(statusWords({ Status: 'PAID', Type: 'ACCRECCREDIT' })).toBe('Paid')
})

const invoice = (number: number, changes: Partial<ListedInvoice> = {}): ListedInvoice => ({
  InvoiceID: `INV-${number}`,
  date: `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`,
  Type: 'Invoice',
  Status: 'Paid',
  Total: number * 10,
  ...changes,
})
const some = [
  invoice(2, { Total: -165, Type: 'ACCRECCREDIT' }),
  invoice(10, { Total: null, date: null }),
  invoice(9, { Status: 'AUTHORISED' }),
]

test.each<[InvoiceOrder['column'], InvoiceOrder['direction'], number[]]>([
  // Numbers sort by value, dates by time; unknown values come last.
  ['Total', 'asc', [2, 9, 10]],
  ['Total', 'desc', [9, 2, 10]],
  ['date', 'desc', [9, 2, 10]],
  ['InvoiceID', 'desc', [10, 9, 2]],
  // Types and statuses sort by their displayed text.
  ['Type', 'asc', [2, 10, 9]],
  ['Status', 'asc', [9, 2, 10]],
])('by %s, %s [PRA-01]', (column, direction, numbers) =>
  expect(sortedInvoices(some, { column, direction }).map(({ InvoiceID }) => InvoiceID)).toEqual(
    numbers.map((number) => `INV-${number}`),
  ),
)

// 23:30 on 30 November in Perth is the next day at UTC+9 and further east.
const lateEvening = (zone: TimeZone) => ({
  now: new Date('2026-11-30T15:30:00Z'),
  dayOf: (moment: Moment | null | undefined) => dayOf(moment, zone),
})

test.each<[string, Partial<ListedInvoice>, boolean]>([
  ['due today', { DueDate: '2026-11-30' }, false],
  ['due yesterday', { DueDate: '2026-11-29' }, true],
  ['told as overdue', { Status: 'Overdue' }, true],
  ['without a day', {}, false],
  ['due yesterday and paid', { DueDate: '2026-11-29', Status: 'PAID' }, false],
  ['due yesterday, nothing left', { DueDate: '2026-11-29', AmountDue: 0 }, false],
  ['a credit note', { DueDate: '2026-11-29', Type: 'ACCRECCREDIT' }, false],
])('overdue by the calendar of the practice: %s [OPEN-265]', (_, changes, expected) => {
  const one = invoice(3, { Status: 'AUTHORISED', ...changes })
  expect(isOverdue(one, lateEvening('Australia/Perth'))).toBe(expected)
})

test('a paid or cancelled invoice is not open; an unknown amount counts as open [OPEN-265]', () => {
  const open = ['PAID', 'VOIDED', 'AUTHORISED'].map((Status) => isOpenInvoice({ Status }))
  expect([...open, isOpenInvoice({ Status: 'AUTHORISED', AmountDue: null })]).toEqual([false, false, true, true])
})

test('sorts by due date and by open amount, unknown values last [OPEN-265]', () => {
  const told = [
    invoice(1, { DueDate: '2026-03-01', AmountDue: 5 }),
    invoice(2),
    invoice(3, { DueDate: '2026-02-01', AmountDue: 9 }),
  ]
  const order = (column: InvoiceOrder['column']) =>
    sortedInvoices(told, { column, direction: 'asc' }).map((one) => one.InvoiceID)
  expect([order('DueDate'), order('AmountDue')]).toEqual([
    ['INV-3', 'INV-1', 'INV-2'],
    ['INV-1', 'INV-3', 'INV-2'],
  ])
})
