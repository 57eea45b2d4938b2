// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { labels, pageOf, row } from '../data/bookings.fixture'
import { BookingListScreen } from './BookingListScreen'

type Query = Readonly<Record<string, unknown>>

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a page that fails after one that came leaves no rows, no count and no page links behind [OPEN-80]', async () => {
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookings: ({ query }: { query: Query }) => {
      if (query.page !== 1) throw new ApiError({ kind: 'server', status: 503 })
      return pageOf([row({ pet_name: 'Bella' })], 1, 3)
    },
  })
  renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
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
