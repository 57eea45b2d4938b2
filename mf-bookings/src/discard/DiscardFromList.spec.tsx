// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import { fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { BookingListScreen } from '../booking-list/BookingListScreen'
import { DashboardScreen } from '../dashboard/DashboardScreen'
import { booking, labels, pageOf, row, unfinishedRow } from '../data/bookings.fixture'

type Call = { readonly version: number }

const milo = (discardedAt: string | null, version: number): ServerBooking => ({
  ...booking({ id: 'booking-100004', cstm: { order_stage_c: 'VP Unsubmitted', order_id_c: '100004' } }),
  version,
  discarded_at: discardedAt,
})

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** The screen above a fake server that stores changes. */
function show(Screen: typeof BookingListScreen, at: string, answers: Record<string, unknown> = {}) {
  let server = milo(null, 7)
  const calls: [string, number][] = []
  const keep = (name: string, discardedAt: string | null) => (call: Call) => {
    calls.push([name, call.version])
    return (server = milo(discardedAt, server.version + 1))
  }
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookingServiceTypes: () => [],
    listServiceTypes: () => [],
    listOwnerAnswers: () => ({ answers: [], open: 0 }),
    listBookings: () => pageOf(server.discarded_at ? [row()] : [row(), unfinishedRow]),
    getBooking: () => server,
    discardBooking: keep('discard', '2026-11-25T05:00:00Z'),
    restoreBooking: keep('restore', null),
    ...answers,
  })
  renderInPortal(<Screen />, { at, host: { api } })
  return calls
}

const name = 'Discard booking 100004, Milo'
const press = async () => {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error('There is no such button.')
  button.focus()
  fireEvent.click(button)
  return within(await screen.findByRole('alertdialog', { name: 'Discard this booking?' }))
}

describe.each([
  ['the booking list', BookingListScreen, '/bookings'],
  ['the dashboard', DashboardScreen, '/dashboard'],
] as const)('from %s', (_where, Screen, at) => {
  test('discards an unfinished booking after a confirmation, and restores it in its place [OPEN-136]', async () => {
    const calls = show(Screen, at)
    const dialog = await press()
    expect(dialog.getByText('Booking 100004 for Milo')).toBeTruthy()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Discard' }).getAttribute('aria-busy')).toBeNull())
    restThenClick(dialog.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Booking 100004 for Milo is discarded')).toBeTruthy()
    expect(calls).toEqual([['discard', 7]])
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Booking 100004 for Milo'))
    expect(screen.getByRole('link', { name: 'its page' }).getAttribute('href')).toBe('/booking/booking-100004')
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Booking 100004 for Milo is in your lists again')).toBeTruthy()
    expect(calls.at(-1)).toEqual(['restore', 8])
    expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0)
  })
})

test('does not discard a booking that failed to load; a refusal stays in the dialog', async () => {
  const read = vi.fn<() => ServerBooking>(() => {
    throw new ApiError({ kind: 'offline', status: 0, message: '', detail: null })
  })
  const refuse = () => {
    throw new ApiError({ kind: 'conflict', status: 409, message: 'This booking is submitted.', detail: null })
  }
  const calls = show(BookingListScreen, '/bookings', { getBooking: read, discardBooking: refuse })
  const dialog = await press()
  expect(
    await dialog.findByText(/^We couldn't load this booking, so it cannot be discarded yet\. Try again, or call/),
  ).toBeTruthy()
  read.mockImplementation(() => milo(null, 7))
  restThenClick(dialog.getByRole('button', { name: 'Load it again' }))
  const confirm = await dialog.findByRole('button', { name: 'Discard' })
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
  restThenClick(confirm)
  expect(
    await dialog.findByText(/^This booking is submitted\. Nothing has changed\. For help, call Client Care on/),
  ).toBeTruthy()
  expect(calls).toEqual([])
})
