import { expect, test } from 'vitest'
import type { OrderLine } from '@portal/domain'
import { amountText, lineDetails } from './order-words'

test('an amount has two decimals, 0 too; one that is not set is to be confirmed [DOM-49, OPEN-58]', () => {
  expect([1234.5, 0, 'toBeConfirmed' as const].map(amountText)).toEqual(['$1,234.50', '$0.00', 'To be confirmed'])
})

test('options come with their words, then the words of the item', () => {
  const line: OrderLine = {
    kind: 'item',
    key: 'l1',
    name: 'Brass Urn',
    quantity: 1,
    unitPrice: 120,
    amount: 120,
    options: [
      { id: 'o1', name: 'Large', engravingText: null },
      { id: 'o2', name: 'Plate', engravingText: 'Best\ndog' },
    ],
    engravingText: 'Bella',
  }
  expect(lineDetails(line)).toEqual(['Large', 'Plate: Best\ndog', 'Engraving: Bella'])
  expect(lineDetails({ ...line, options: [], engravingText: '' })).toEqual([])
})
