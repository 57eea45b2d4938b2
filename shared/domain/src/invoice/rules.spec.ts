import { expect, test } from 'vitest'
import { sortedInvoices, statusWords, typeWords } from './rules'
import type { InvoiceOrder } from './rules'
import type { Invoice } from './schema'

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

const invoice = (number: number, changes: Partial<Invoice> = {}): Invoice => ({
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
  // Money and numbers count, dates go by time, unknown ones come last.
  ['Total', 'asc', [2, 9, 10]],
  ['Total', 'desc', [9, 2, 10]],
  ['date', 'desc', [9, 2, 10]],
  ['InvoiceID', 'desc', [10, 9, 2]],
  // Types and statuses go by the words that are shown.
  ['Type', 'asc', [2, 10, 9]],
  ['Status', 'asc', [9, 2, 10]],
])('by %s, %s [PRA-01]', (column, direction, numbers) =>
  expect(sortedInvoices(some, { column, direction }).map(({ InvoiceID }) => InvoiceID)).toEqual(
    numbers.map((number) => `INV-${number}`),
  ),
)
