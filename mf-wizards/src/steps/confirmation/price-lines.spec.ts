import { expect, test } from 'vitest'
import { bella, line } from '../../testing/bookings'
import { priceSummary } from './price-lines'

const rrp = { visible: true, column: 'RRP' }
const noPrice = { visible: false, column: null }
const ordered = {
  ...bella(),
  quotedProducts: [
    line('l1', 'Paw print', 85, 2),
    { ...line('l2', 'Urn', 120), deleted: true, quantity: 0 },
    { ...line('l3', 'Plaque', 64.5), engravingText: 'Bella' },
  ],
  collection_fee: 50,
  return_fee: 0,
}

test('items, then both travel costs with quantity 1; a deleted line is not there [WIZ-118, OPEN-58]', () => {
  const { lines, column } = priceSummary(ordered, rrp)
  expect(column).toBe('RRP')
  expect(lines.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
    ['Paw print', 2, '$170.00'],
    ['Plaque', 1, '$64.50'],
    ['Collection Travel Cost', 1, '$50.00'],
    ['Return Travel Cost', 1, '$0.00'],
  ])
  expect(lines[1]?.details).toEqual(['Engraving: Bella'])
})

test('the total counts each fee once: 170 + 64.50 + 50 + 0 [DOM-48, DOM-49]', () => {
  expect(priceSummary(ordered, rrp).total).toEqual({ label: 'Total (inc GST)', amount: '$284.50' })
})

test('a fee that is not set is to be confirmed and not in the total [OPEN-58]', () => {
  const { lines, total } = priceSummary({ ...ordered, return_fee: null }, rrp)
  expect(lines.at(-1)?.amount).toBe('To be confirmed')
  expect(total?.amount).toBe('$284.50')
})

test('No price hides every amount and the total [DOM-51]', () => {
  const { lines, column, total } = priceSummary(ordered, noPrice)
  expect(column).toBeNull()
  expect(total).toBeNull()
  expect(lines.every(({ amount }) => amount === null)).toBe(true)
  expect(lines).toHaveLength(4)
})
