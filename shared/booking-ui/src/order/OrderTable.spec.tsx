// @vitest-environment happy-dom
import { newLine } from '@portal/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PartialFees } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { renderInPortal } from '@portal/testing'
import { OrderTable } from './OrderTable'

const line = (name: string, price: number | null, quantity = 1) => ({
  ...newLine({ id: `product-${name}`, name, price }, `edit-${name}`),
  id: name,
  quantity,
})
const lines = [
  line('Paw print', 85, 2),
  { ...line('Urn', 120), deleted: true, quantity: 0 },
  { ...line('Plaque', 64.5), engravingText: 'Bella' },
]

interface TestSetup {
  readonly fees?: PartialFees
  readonly withUnitPrices?: boolean
  readonly prices?: PortalHost['prices']
}

function rows({ fees = { collection: 50, return: 0 }, withUnitPrices, prices }: TestSetup = {}) {
  const host = prices ? { prices } : {}
  renderInPortal(<OrderTable order={{ lines, fees }} heading="Item" withUnitPrices={withUnitPrices ?? false} />, {
    host,
  })
  return screen.getAllByRole('row').map((tr) => [...tr.children].map((cell) => cell.textContent).join(' | '))
}

afterEach(cleanup)

test('shows items, fees with quantity 1 and the total 170 + 64.50 + 50 + 0 [WIZ-118, DOM-48, DOM-49, OPEN-58, OPEN-269]', () => {
  expect(rows()).toEqual([
    'Item | Quantity | RRP',
    'Paw print | 2 | $170.00',
    'PlaqueEngraving: Bella | 1 | $64.50',
    'Collection Travel Cost | 1 | $50.00',
    'Return Travel Cost | 1 | $0.00',
    'Total (inc GST) | $284.50',
  ])
})

test('a fee that is not set is to be confirmed and not in the total [OPEN-58]', () => {
  expect(rows({ fees: { collection: 50, return: null } }).slice(-2)).toEqual([
    'Return Travel Cost | 1 | To be confirmed',
    'Total (inc GST) | $284.50',
  ])
})

test('No price hides every amount and the total [DOM-51]', () => {
  expect(rows({ withUnitPrices: true, prices: { visible: false, column: null } })).toEqual([
    'Item | Quantity',
    'Paw print | 2',
    'PlaqueEngraving: Bella | 1',
    'Collection Travel Cost | 1',
    'Return Travel Cost | 1',
  ])
})

test('a return included in the package says so and costs nothing [OPEN-96]', () => {
  const order = { lines, fees: { collection: 50, return: 0 }, included: ['return'] as const }
  renderInPortal(<OrderTable order={order} heading="Item" />)
  const shown = screen.getAllByRole('row').map((tr) => [...tr.children].map((cell) => cell.textContent).join(' | '))
  expect(shown.slice(-2)).toEqual(['Return Travel Cost | 1 | $0.00, included', 'Total (inc GST) | $284.50'])
})

test('a plaque of a package has no row and no cost of its own [OPEN-155]', () => {
  const gold = line('Gold', 596)
  const plaque = { ...line('Plaque', 0), actualProductIdC: 'plaque', parentProductId: 'Gold', engravingText: 'Bella' }
  const order = { lines: [gold, plaque], fees: {} }
  renderInPortal(<OrderTable order={order} heading="Item" />)
  const cells = screen.getAllByRole('row').map((tr) => [...tr.children].map((cell) => cell.textContent).join(' | '))
  expect(cells).toEqual(['Item | Quantity | RRP', 'Gold | 1 | $596.00', 'Total (inc GST) | $596.00'])
})
