import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { InvoiceSchema } from './schema'

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
