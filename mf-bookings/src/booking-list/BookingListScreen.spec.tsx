// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { apiWithBroken, fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { labels, pageOf, row, unfinishedRow } from '../data/bookings.fixture'
import { BookingListScreen } from './BookingListScreen'

type Query = Readonly<Record<string, unknown>>

/** Shows the list with an API that answers `answer` and keeps what it was asked. */
function showList(at: string, answer: (query: Query) => unknown) {
  const asked: Query[] = []
  const host = fakeHost()
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookingServiceTypes: () => [{ id: '1', name: 'vet supply order' }],
    listBookings: ({ query }: { query: Query }) => {
      asked.push(query)
      return answer(query)
    },
  })
  const view = renderInPortal(<BookingListScreen />, { at, host: { ...host, api } })
  return { ...view, asked, failures: host.failures }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('rows', () => {
  test('the columns stand in the specified order, the Booking ID is the link [BKG-26]', async () => {
    showList('/bookings', () => pageOf([row()]))
    const link = await screen.findByRole('link', { name: '100001' })
    expect(link.getAttribute('href')).toBe('/booking/booking-100001')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Booking ID',
      'Pet tag',
      'Service type',
      'Date created Perth time',
      'Owner name',
      'Pet name',
      'Status',
      'Action',
    ])
    const cells = within(screen.getByRole('row', { name: /100001/ }))
    expect(cells.getByText('13:07 1-Mar-2026')).toBeTruthy()
    expect(cells.getByText('Private cremation & return of ashes')).toBeTruthy()
    expect(await cells.findByText('Submitted')).toBeTruthy()
  })

  test('a package booking names its package under the service', async () => {
    showList('/bookings', () => pageOf([{ ...row(), package_name: 'Simple Cremation Package' }, unfinishedRow]))
    await screen.findByRole('link', { name: '100001' })
    const services = screen.getAllByRole('row').map((each) => each.children[2]?.textContent)
    expect(services[1]).toBe('Private cremation & return of ashesSimple Cremation Package')
    expect(services[2]).toBe('Private cremation & return of ashes')
  })

  test('an unsubmitted booking says what is missing and offers Edit, others View [BKG-30, OPEN-23]', async () => {
    showList('/bookings', () => pageOf([row(), unfinishedRow]))
    const edit = await screen.findByRole('link', { name: 'Edit booking 100004, Milo' })
    expect(edit.getAttribute('href')).toBe('/edit-booking-private/booking-100004')
    expect(screen.getByText('Missing: weight')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'View booking 100001, Bella Murray, owner Grace Murray' }).getAttribute('href'),
    ).toBe('/booking/booking-100001')
  })

  test('without labels the raw stage shows, without a stage Unknown [BKG-29]', async () => {
    const rows = [row({ cstm: { order_stage_c: 'Posted' } }), row({ id: 'b2', cstm: { order_stage_c: null } })]
    showList('/bookings', () => pageOf(rows))
    expect(await screen.findByText('Posted')).toBeTruthy()
    expect(screen.getByText('Unknown')).toBeTruthy()
  })
})

describe('empty and failed', () => {
  test('nothing without a filter: No Bookings Yet [BKG-24]', async () => {
    showList('/bookings', () => pageOf([]))
    expect(await screen.findByText('No Bookings Yet')).toBeTruthy()
  })

  test('nothing with a filter: No Bookings Found, and a way back to all [BKG-25]', async () => {
    const { address } = showList('/bookings?search_term=zzz', () => pageOf([]))
    expect(await screen.findByText('No Bookings Found')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(address()).toBe('/bookings'))
    expect(await screen.findByText('No Bookings Yet')).toBeTruthy()
  })

  test('a failed list is said and logged, is no empty one, and a quiet Retry reads it [BKG-35, OPEN-80]', async () => {
    let isDown = true
    const { failures } = showList('/bookings', () => {
      if (isDown) throw new ApiError({ kind: 'server', status: 500 })
      return pageOf([row()])
    })
    expect(await screen.findByText('Your bookings could not be loaded')).toBeTruthy()
    expect(failures).toHaveLength(1)
    expect([screen.queryByRole('table'), screen.queryByText(/^No Bookings|\d bookings?$/)]).toEqual([null, null])
    expect(screen.queryByRole('link', { name: 'New booking' })).toBeNull()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: '100001' })).toBeTruthy()
  })
})

describe('search, filter, order and pages', () => {
  test('of more than 1,000 says so, and leads on to the next page [OPEN-106]', async () => {
    const { address } = showList('/bookings?page=68', () => ({ ...pageOf([row()], 68, 69), total: 1000, more: true }))
    expect(await screen.findByText('1,000+ bookings')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: /69/ }))
    await waitFor(() => expect(address()).toBe('/bookings?page=69'))
  })

  test('what waits is shown as a filter, goes with others, and comes off alone [OPEN-183]', async () => {
    const { address, asked } = showList('/bookings?search_term=bella&attention=instructions&page=2', () =>
      pageOf([row()], 2, 2),
    )
    await screen.findByRole('link', { name: '100001' })
    expect(asked.at(-1)).toMatchObject({ search_term: 'bella', attention: 'instructions', page: 2 })
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Needs attention: Awaiting instructions' }))
    await waitFor(() => expect(address()).toBe('/bookings?search_term=bella'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search_term: 'bella', attention: null, page: 1 }))
  })

  test('typing searches after 1000 ms and starts at page 1 [BKG-17, BKG-33]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { address } = showList('/bookings?page=3', () => pageOf([row()], 1, 5))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bella' } })
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(address()).toBe('/bookings?page=3')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(address()).toBe('/bookings?search_term=bella')
  })

  test('Enter searches at once, with the same box afterwards', async () => {
    const { address, asked } = showList('/bookings', () => pageOf([row()]))
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    fireEvent.change(box, { target: { value: 'bella ' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(address()).toBe('/bookings?search_term=bella'))
    expect(box.value).toBe('bella ')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search_term: 'bella', page: 1, page_size: 15 }))
  })

  test('filters are applied together, counted, and taken off one by one [BKG-18, BKG-23, OPEN-21]', async () => {
    const { address } = showList('/bookings?page=2&service_type=private+cremation+*+return+of+ashes', () =>
      pageOf([row()]),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    await screen.findByRole('option', { name: 'Submitted' })
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'VP Submitted' } })
    fireEvent.change(screen.getByLabelText('Created from'), { target: { value: '2026-03-01' } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply filters' }))
    await waitFor(() =>
      expect(address()).toBe(
        '/bookings?service_type=private+cremation+*+return+of+ashes&service_status=VP+Submitted' +
          '&service_status_label=Submitted&date_created_from=2026-03-01',
      ),
    )
    expect(screen.getByText('3 filters')).toBeTruthy()
    fireEvent.click(
      screen.getByRole('button', { name: 'Remove filter Service type: Private cremation & return of ashes' }),
    )
    await waitFor(() => expect(address()).not.toContain('service_type='))
    expect(screen.getByText('2 filters')).toBeTruthy()
  })

  test('a range that ends before it starts is refused in place', async () => {
    const { address } = showList('/bookings', () => pageOf([row()]))
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    fireEvent.change(await screen.findByLabelText('Created from'), { target: { value: '2026-03-02' } })
    fireEvent.change(screen.getByLabelText('Created to'), { target: { value: '2026-03-01' } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply filters' }))
    expect(await screen.findByText('Choose a day on or after the first one')).toBeTruthy()
    expect(address()).toBe('/bookings')
  })

  test('a column head sorts the whole list and starts at page 1 [BKG-19, OPEN-20]', async () => {
    const { address, asked } = showList('/bookings?page=2', () => pageOf([row()], 2, 3))
    await screen.findByRole('link', { name: '100001' })
    fireEvent.click(screen.getByRole('button', { name: 'Pet name' }))
    await waitFor(() => expect(address()).toBe('/bookings?sort=pet_name&direction=asc'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'pet_name', direction: 'asc', page: 1 }))
    expect(screen.getByRole('columnheader', { name: 'Pet name' }).getAttribute('aria-sort')).toBe('ascending')
  })

  test('the rows before stay while another page loads [BKG-20]', async () => {
    let answerSecond = (_page: unknown) => {}
    const { address } = showList('/bookings', ({ page }) => {
      if (page === 1) return pageOf([row()], 1, 2)
      return new Promise((resolve) => (answerSecond = resolve))
    })
    await screen.findByRole('link', { name: '100001' })
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe('/bookings?page=2'))
    expect(screen.getByRole('link', { name: '100001' })).toBeTruthy()
    act(() => answerSecond(pageOf([unfinishedRow], 2, 2)))
    expect(await screen.findByRole('link', { name: '100004' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: '100001' })).toBeNull()
  })
})

test('choices of the filter that come broken are said to have failed [OPEN-80]', async () => {
  const api = apiWithBroken('listBookingServiceTypes', {
    getStageLabels: () => labels,
    listBookings: () => pageOf([row()]),
  })
  renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
  fireEvent.click(await screen.findByRole('button', { name: /Filter/ }))
  expect(await screen.findByText(/Service types could not be loaded\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByText(/Statuses could not/)).toBeNull()
})

describe('stored search and filter [BKG-34, OPEN-22]', () => {
  const key = 'portal.personal.filter.contact-1.bookings'

  test('are kept while the list is open and cleared on leaving it', async () => {
    const { unmount } = showList('/bookings?search_term=bella', () => pageOf([row()]))
    await screen.findByRole('link', { name: '100001' })
    expect(localStorage.getItem(key)).toContain('bella')
    unmount()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('come back when the list is opened bare, and only that is asked for', async () => {
    localStorage.setItem(key, JSON.stringify({ search: 'bella' }))
    const { address, asked } = showList('/bookings', () => pageOf([row()]))
    await screen.findByRole('link', { name: '100001' })
    expect(address()).toBe('/bookings?search_term=bella')
    expect(asked).toHaveLength(1)
  })
})
