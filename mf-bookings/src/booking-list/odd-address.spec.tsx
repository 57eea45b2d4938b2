// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { labels, pageOf, row } from '../data/bookings.fixture'
import { BookingListScreen } from './BookingListScreen'

type Query = Readonly<Record<string, unknown>>

/** A practice of three pages: the pet's name tells which page and search its row came by. */
function showList(at: string) {
  const asked: Query[] = []
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookings: ({ query }: { query: Query }) => {
      asked.push(query)
      const page = Number(query.page)
      const name = `Page ${page} of ${query.search_term ? `"${query.search_term}"` : 'all'} by ${query.sort ?? 'date'}`
      return pageOf(page > 3 ? [] : [row({ pet_name: name })], page, 3)
    },
  })
  return { ...renderInPortal(<BookingListScreen />, { at, host: { api } }), asked }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test.each([
  ['?utm_source=mail&foo=bar', 'Page 1 of all by date'],
  ['?page=0', 'Page 1 of all by date'],
  ['?page=-1', 'Page 1 of all by date'],
  ['?page=abc', 'Page 1 of all by date'],
  ['?page=99999', 'Page 1 of all by date'],
  ['?page=9999', 'Page 3 of all by date'],
  ['?page=2&sort=nonsense', 'Page 2 of all by date'],
  ['?sort=pet_name&direction=sideways', 'Page 1 of all by pet_name'],
  ['?date_created_from=yesterday', 'Page 1 of all by date'],
  ['?date_created_from=2026-03-02&date_created_to=2026-03-01', 'Page 1 of all by date'],
  ['?search_term=%00&page=2', 'Page 2 of all by date'],
  ['?search_term=bella&page_size=9999', 'Page 1 of "bella" by date'],
])('at /bookings%s the table shows %s [BKG-22, OPEN-22]', async (search, shown) => {
  const { asked } = showList(`/bookings${search}`)
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(asked.every(({ page_size }) => page_size === 15)).toBe(true)
  expect(screen.queryByRole('group', { name: 'Filters in force' })).toBeNull()
})

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

test.each([
  ['?page=2', 'Page 2 of all by date'],
  ['?sort=pet_name&direction=asc', 'Page 1 of all by pet_name'],
  ['?page=2&sort=owner_name', 'Page 2 of all by owner_name'],
])('the address %s wins over what is stored: the table shows %s [OPEN-22]', async (search, shown) => {
  const stored = { search: 'bella', createdFrom: '2026-01-01' }
  localStorage.setItem('portal.personal.filter.contact-1.bookings', JSON.stringify(stored))
  const { address, asked } = showList(`/bookings${search}`)
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(address()).toBe(`/bookings${search}`)
  expect(asked).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
