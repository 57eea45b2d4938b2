import { expect, test } from 'vitest'
import { emptyBooking, newLine, toBookingSubmit } from '@portal/domain'
import { linesAgain } from './lines-again'

const before = {
  ...emptyBooking(),
  quotedProducts: [
    { ...newLine({ id: 'bags', name: 'Bags', price: 12.5 }, 'e1'), id: 'line-1', quantity: 5 },
    { ...newLine({ id: 'locket', name: 'Locket' }, 'e2'), id: 'line-2', engravingText: 'Bella' },
    { ...newLine({ id: 'tags', name: 'Tags' }, 'e3'), id: 'line-3' },
  ],
}

test('available items become new lines with the same engraving; others are left out [OPEN-186]', () => {
  const lines = linesAgain(before, [
    { line_id: 'line-1', quantity: 3 },
    { line_id: 'line-2', quantity: 1 },
    { line_id: 'line-3', quantity: 0 },
    { line_id: 'line-9', quantity: 1 },
  ])
  expect(toBookingSubmit({ ...before, quotedProducts: lines }).quoted_products).toMatchObject([
    { id: null, product: 'bags', quantity: 3, editId: 'again-line-1' },
    { id: null, product: 'locket', quantity: 1, engraving_text: 'Bella', editId: 'again-line-2' },
  ])
})
