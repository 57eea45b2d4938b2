// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { labels, pageOf, row } from '../data/bookings.fixture'
import { BookingListScreen } from './BookingListScreen'

type Query = Readonly<Record<string, unknown>>

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the list as a file [OPEN-184]', () => {
  const LINK = '/api/list-files/bookings/abc?signature=def'

  function showWithDownload(at: string, answer: () => unknown, rows = [row()]) {
    const asked: Query[] = []
    const host = fakeHost()
    const api = fakeApi({
      getStageLabels: () => labels,
      listBookings: () => pageOf(rows, 1, 2),
      getBookingsCsv: ({ query }: { query: Query }) => {
        asked.push(query)
        return answer()
      },
    })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    renderInPortal(<BookingListScreen />, { at, host: { ...host, api } })
    return { asked, assign, failures: host.failures }
  }

  test('is asked for with search, filter and order of the address, and opened by its link', async () => {
    const { asked, assign } = showWithDownload(
      '/bookings?page=2&search_term=bella&service_status=VP+Submitted&date_created_from=2026-03-01&attention=instructions&sort=pet_name&direction=desc',
      () => ({ url: LINK, expires_at: '2026-11-20T00:01:00Z' }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(LINK))
    expect(asked).toEqual([
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

  test('that could not be had is said and reported, and asked for again', async () => {
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
