// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { apiWithBroken, fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { labels, pageOf, row, unfinishedRow } from '../data/bookings.fixture'
import { BookingListScreen } from './BookingListScreen'

type Query = Readonly<Record<string, unknown>>

/** Renders the list with this API answer. */
function showList(at: string, answer: (query: Query) => unknown, more: Answers = {}) {
  const host = fakeHost()
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookingServiceTypes: () => [{ id: '1', name: 'vet supply order' }],
    listBookings: ({ query }: { query: Query }) => answer(query),
    ...more,
  })
  const view = renderInPortal(<BookingListScreen />, { at, host: { ...host, api } })
  return { ...view, failures: host.failures }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('rows', () => {
  test('an unsubmitted booking says what is missing and offers Edit, others View [BKG-30, OPEN-23]', async () => {
    showList('/bookings', () => pageOf([row(), unfinishedRow]))
    const edit = await screen.findByRole('link', { name: 'Edit booking 100004, Milo' })
    expect(edit.getAttribute('href')).toBe('/edit-booking-private/booking-100004')
    expect(screen.getByText('Missing: weight')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'View booking 100001, Bella Murray, owner Grace Murray' }).getAttribute('href'),
    ).toBe('/booking/booking-100001')
  })
})

describe('empty and failed', () => {
  test('without a filter: No Bookings Yet [BKG-24]', async () => {
    showList('/bookings', () => pageOf([]))
    expect(await screen.findByText('No Bookings Yet')).toBeTruthy()
  })

  test('with a filter: No Bookings Found, and a button that clears it [BKG-25]', async () => {
    const { address } = showList('/bookings?search_term=zzz', () => pageOf([]))
    expect(await screen.findByText('No Bookings Found')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(address()).toBe('/bookings'))
    expect(await screen.findByText('No Bookings Yet')).toBeTruthy()
  })

  test('a failed list is reported and logged, does not look empty, and Retry reads it [BKG-35, OPEN-80]', async () => {
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
  test('says that there are more than 1,000, and links to the next page [OPEN-106]', async () => {
    const { address } = showList('/bookings?page=68', () => ({ ...pageOf([row()], 68, 69), total: 1000, more: true }))
    expect(await screen.findByText('1,000+ bookings')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: /69/ }))
    await waitFor(() => expect(address()).toBe('/bookings?page=69'))
  })

  test('keeps the previous rows while another page loads [BKG-20]', async () => {
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

test('shows an error for invalid filter options [OPEN-80]', async () => {
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

test('a page that fails after a loaded one shows no rows, no count and no page links [OPEN-80]', async () => {
  showList('/bookings', ({ page }) => {
    if (page !== 1) throw new ApiError({ kind: 'server', status: 503 })
    return pageOf([row({ pet_name: 'Bella' })], 1, 3)
  })
  expect(await screen.findByText('1 booking')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('Your bookings could not be loaded')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect([
    screen.queryByText('Bella'),
    screen.queryByText(/\d bookings?$/),
    screen.queryByText(/^No Bookings/),
  ]).toEqual([null, null, null])
  expect(screen.queryByRole('navigation')).toBeNull()
})

describe('the download [OPEN-184]', () => {
  const LINK = '/api/list-files/bookings/abc?signature=def'

  function showWithDownload(at: string, answer: () => unknown) {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const inCsv: Query[] = []
    const getBookingsCsv = ({ query }: { query: Query }) => {
      inCsv.push(query)
      return answer()
    }
    return { ...showList(at, () => pageOf([row()], 1, 2), { getBookingsCsv }), assign, inCsv }
  }

  test('has the search, filter and order of the address, and opens by its link', async () => {
    const { inCsv, assign } = showWithDownload(
      '/bookings?page=2&search_term=bella&service_status=VP+Submitted&date_created_from=2026-03-01&attention=instructions&sort=pet_name&direction=desc',
      () => ({ url: LINK, expires_at: '2026-11-20T00:01:00Z' }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(LINK))
    expect(inCsv).toEqual([
      {
        search_term: 'bella',
        service_type: null,
        service_status: 'VP Submitted',
        date_created_from: '2026-03-01',
        date_created_to: null,
        attention: 'instructions',
        sort: 'pet_name',
        direction: 'desc',
      },
    ])
    expect(await screen.findByText('The download has begun.')).toBeTruthy()
  })

  test('reports a failure, and can be requested again', async () => {
    let isDown = true
    const { assign, failures } = showWithDownload('/bookings', () => {
      if (isDown) throw new ApiError({ kind: 'server', status: 503 })
      return { url: LINK, expires_at: '2026-11-20T00:01:00Z' }
    })
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(await screen.findByText('Your bookings could not be downloaded')).toBeTruthy()
    expect([assign.mock.calls, failures.length]).toEqual([[], 1])
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(LINK))
    expect(screen.queryByText('Your bookings could not be downloaded')).toBeNull()
  })
})
