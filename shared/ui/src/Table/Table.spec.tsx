// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Table } from './Table'
import type { TableProps } from './Table'
import type { TableColumn, TableSort } from './table-column'

afterEach(cleanup)

interface Row {
  id: string
  pet: string
}

const COLUMNS: TableColumn<Row>[] = [
  {
    id: 'id',
    header: 'Booking ID',
    cell: (row) => <a href={`/booking/${row.id}`}>{row.id}</a>,
    primary: true,
    sortable: true,
  },
  { id: 'pet', header: 'Pet name', cell: (row) => row.pet },
]
const ROWS: Row[] = [
  { id: '100001', pet: 'Bella' },
  { id: '100002', pet: 'Max' },
]

function show(props: Partial<TableProps<Row>> = {}) {
  return render(
    <Table
      caption="Bookings"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      failed="never"
      empty="No Bookings Yet"
      pageSize={5}
      {...props}
    />,
  )
}

test('a sortable header announces its direction and toggles it [BKG-19]', () => {
  const onSort = vi.fn<(sort: TableSort) => void>()
  show({ onSort, sort: { column: 'id', direction: 'asc' } })
  const header = screen.getByRole('columnheader', { name: 'Booking ID' })
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(within(header).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith({ column: 'id', direction: 'desc' })
  expect(screen.getByRole('columnheader', { name: 'Pet name' }).hasAttribute('aria-sort')).toBe(false)
})

test('shows the pressed order before its rows arrive [OPEN-320]', () => {
  show({ onSort: () => {}, sort: { column: 'id', direction: 'asc' } })
  const header = screen.getByRole('columnheader', { name: 'Booking ID' })
  fireEvent.click(within(header).getByRole('button'))
  expect(header.getAttribute('aria-sort')).toBe('descending')
})

test('announces an empty result politely', () => {
  const { container, rerender } = show({ rows: undefined })
  const region = container.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  rerender(
    <Table
      caption="Bookings"
      columns={COLUMNS}
      rows={[]}
      rowKey={(row) => row.id}
      failed="never"
      empty="No bookings found"
      pageSize={5}
    />,
  )
  expect(container.querySelector('[aria-live="polite"]')).toBe(region)
  expect(region?.textContent).toBe('No bookings found')
})

test('a failed list offers Retry, even with older rows [OPEN-80]', () => {
  const onRetry = vi.fn<() => void>()
  show({ failed: { error: 'away', what: 'Your bookings', onRetry, retrying: false, urgent: true } })
  expect(screen.getByRole('alert').textContent).toContain('Your bookings could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('one of several failed lists reports it quietly, without rows and count [OPEN-80]', () => {
  const failed = {
    error: 'away',
    what: 'Your bookings',
    onRetry: () => {},
    retrying: false,
  }
  const { container } = show({ failed, countText: '2 bookings' })
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'Your bookings could not be loadedNothing is lost.Retry',
  )
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})
