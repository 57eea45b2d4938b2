import { describe, expect, test } from 'vitest'
import type { Invoice } from '@portal/domain'
import { invoiceColumns } from './columns'
import { listSearch, pageOf, parseListState } from './list-state'

const invoice = (number: number): Invoice => ({
  InvoiceID: `INV-${number}`,
  date: `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`,
  Type: 'Invoice',
  Status: 'Paid',
  Total: number * 10,
})
describe('address', () => {
  test('says order and page, newest first unless told', () => {
    expect(parseListState('')).toEqual({ page: 1, sort: { column: 'date', direction: 'desc' } })
    const search = '?page=2&sort=Total&direction=asc'
    expect(parseListState(search)).toEqual({ page: 2, sort: { column: 'Total', direction: 'asc' } })
    expect(listSearch(parseListState(search))).toBe(search)
    expect(listSearch(parseListState(''))).toBe('')
  })

  test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x&sort=colour', '?sort=toString&direction=up'])(
    '%s is the list as usual',
    (search) => expect(listSearch(parseListState(search))).toBe(''),
  )
})

describe('order', () => {
  test('of each column, by its head and by the address', () => {
    const bySearch = (id: string) => parseListState(`?sort=${id}`).sort.column === id
    const columns = invoiceColumns(undefined, undefined, () => undefined)
    expect(columns.map(({ id }) => [id, bySearch(id)])).toEqual(
      columns.map(({ id, sortable = false }) => [id, sortable]),
    )
    expect(columns.filter(({ sortable }) => sortable)).toHaveLength(7)
  })
})

test('pages of ten; one beyond the last shows the last', () => {
  const many = Array.from({ length: 24 }, (_, index) => invoice(index + 1))
  const page = (number: number) => pageOf(many, { page: number, sort: { column: 'Total', direction: 'asc' } })
  expect({ rows: page(1).rows.length, pageCount: page(1).pageCount }).toEqual({ rows: 10, pageCount: 3 })
  expect(page(3).rows.map(({ InvoiceID }) => InvoiceID)).toEqual(['INV-21', 'INV-22', 'INV-23', 'INV-24'])
  expect(page(9).page).toBe(3)
  expect(pageOf([], { page: 2, sort: { column: 'date', direction: 'desc' } })).toEqual({
    rows: [],
    page: 1,
    pageCount: 1,
  })
})
