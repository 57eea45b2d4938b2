import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { InvoiceSchema } from './schema'

test('when it is due and what is open is read where it is told [OPEN-271]', () => {
  const row = { InvoiceID: 7, date: null, Type: '', Status: '', DueDate: '2026-02-01', AmountDue: '12.50' }
  expect(parse(InvoiceSchema, row)).toMatchObject({ InvoiceID: '7', DueDate: '2026-02-01', AmountDue: 12.5 })
})

test('an invoice row is read [PRA-02]', () => {
  expect(
    parse(InvoiceSchema, {
      InvoiceID: 'i1',
      date: '2026-01-02',
      Type: 'ACCREC',
      Status: 'PAID',
      Total: '88.00',
    }),
  ).toEqual({ InvoiceID: 'i1', date: '2026-01-02', Type: 'ACCREC', Status: 'PAID', Total: 88 })
})
