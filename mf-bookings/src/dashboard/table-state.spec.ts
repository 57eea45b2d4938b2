import { expect, test } from 'vitest'
import { tablePage, tableQuery, tableSearch } from './table-state'

test('`page` applies to the table named in `table`, the other is on page 1 [BKG-13, OPEN-17]', () => {
  expect(tablePage('?page=3&table=return', 'return')).toBe(3)
  expect(tablePage('?page=3&table=return', 'instruction')).toBe(1)
  expect(tablePage('?page=3', 'instruction')).toBe(1)
  expect(tablePage('?page=x&table=instruction', 'instruction')).toBe(1)
})

test('a table’s page in the address', () => {
  expect(tableSearch('instruction', 2)).toBe('?page=2&table=instruction')
  expect(tableSearch('return', 1)).toBe('')
})

const direct = { page: 1, relationship: 'vet_direct', withPartial: false }

test('awaiting instructions lists pending details, five on a page [BKG-06, BKG-12, OPEN-18]', () => {
  expect(tableQuery({ table: 'instruction', ...direct }).query).toEqual({
    booking_type: 'Private',
    order_stage: ['Pet Collected - Pending Details'],
    page: 1,
    page_size: 5,
    relationship_type: 'vet_direct',
  })
})

test('with partial bookings the table also lists VP Unsubmitted [BKG-07]', () => {
  const { query } = tableQuery({ table: 'instruction', ...direct, withPartial: true })
  expect(query?.order_stage).toEqual(['Pet Collected - Pending Details', 'VP Unsubmitted'])
})

test('awaiting return lists Awaiting Return Delivery, with and without partial bookings [BKG-10]', () => {
  for (const withPartial of [true, false]) {
    const { query } = tableQuery({ table: 'return', ...direct, withPartial })
    expect(query?.order_stage).toEqual(['Awaiting Return Delivery'])
  }
})
