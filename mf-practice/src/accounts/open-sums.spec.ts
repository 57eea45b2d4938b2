import { expect, test } from 'vitest'
import { openSums } from './open-sums'

const invoice = (Status: string, Total: number | null, Type = 'ACCREC') => ({ Status, Total, Type })

test('what awaits payment is summed, overdue ones among it; what is paid, cancelled or a draft is not [OPEN-213]', () => {
  const some = [
    invoice('AUTHORISED', 5975),
    invoice('Overdue', 4165.1, 'Invoice'),
    invoice('Overdue', 3844.2),
    invoice('PAID', 4792),
    invoice('VOIDED', 100),
    invoice('DRAFT', 50),
    invoice('AUTHORISED', 70, 'ACCPAY'),
  ]
  expect(openSums(some)).toEqual({
    awaiting: { count: 3, sum: 13984.3 },
    overdue: { count: 2, sum: 8009.3 },
    credit: { count: 0, sum: 0 },
  })
})

test('a credit note is nothing to pay, told as an amount below zero or above it [OPEN-213]', () => {
  const some = [
    invoice('AUTHORISED', -165, 'Credit note'),
    invoice('AUTHORISED', 35, 'ACCRECCREDIT'),
    invoice('PAID', -20, 'Credit note'),
  ]
  expect(openSums(some)).toMatchObject({ awaiting: { count: 0 }, credit: { count: 2, sum: 200 } })
})

test('a sum of which an amount is not known is none', () => {
  expect(openSums([invoice('Overdue', null), invoice('AUTHORISED', 10)])).toMatchObject({
    awaiting: { count: 2, sum: null },
    overdue: { count: 1, sum: null },
  })
})
