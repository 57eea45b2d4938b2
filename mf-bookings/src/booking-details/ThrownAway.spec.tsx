// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ServerBooking } from '@portal/domain'
import { Route, Routes } from '@portal/router'
import { fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { booking, labels } from '../data/bookings.fixture'
import { BookingDetailsScreen } from './BookingDetailsScreen'

afterEach(cleanup)

const unfinished = (thrownAwayAt: string | null = null, version = 1): ServerBooking => ({
  ...booking({ cstm: { order_stage_c: 'VP Unsubmitted' } }),
  version,
  thrown_away_at: thrownAwayAt,
})
const RECENTLY = new Date(Date.now() - 60_000).toISOString()
type Call = { readonly version: number }

function show(server: ServerBooking, answers: Record<string, (call: Call) => unknown> = {}) {
  const api = fakeApi({
    getStageLabels: () => labels,
    getBooking: () => server,
    getBookingImages: () => ({ data: [] }),
    ...answers,
  })
  const page = (
    <Routes>
      <Route path="/booking/:id" element={<BookingDetailsScreen />} />
    </Routes>
  )
  return renderInPortal(page, { at: '/booking/booking-100001', host: { api } })
}
const pressThrowAway = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Throw away' }))
  return within(await screen.findByRole('alertdialog', { name: 'Throw this booking away?' }))
}

test('an unfinished booking is thrown away after a question, and brought back [OPEN-128]', async () => {
  const throwAway = vi.fn<(call: Call) => ServerBooking>(() => unfinished(RECENTLY, 2))
  const bringBack = vi.fn<(call: Call) => ServerBooking>(() => unfinished(null, 3))
  show(unfinished(), { throwAwayBooking: throwAway, bringBackBooking: bringBack })
  restThenClick((await pressThrowAway()).getByRole('button', { name: 'Throw away' }))
  expect(await screen.findByText('This booking was thrown away')).toBeTruthy()
  expect(throwAway.mock.calls[0]?.[0].version).toBe(1)
  expect([screen.queryByRole('link', { name: 'Edit' }), screen.queryByRole('button', { name: 'Throw away' })]).toEqual([
    null,
    null,
  ])
  expect(screen.getByText(/^That was at .*, Perth time\. Nothing is carried out/)).toBeTruthy()
  expect(screen.getByText('Nothing: this booking was thrown away.')).toBeTruthy()
  expect(screen.queryByText('Total (inc GST)')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }))
  await waitFor(() => expect(screen.queryByText('This booking was thrown away')).toBeNull())
  expect(bringBack.mock.calls[0]?.[0].version).toBe(2)
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
})

test('after 30 days it says whom to call instead [OPEN-128]', async () => {
  show(unfinished('2026-01-01T00:00:00Z'))
  expect(await screen.findByText(/It can no longer be brought back here: call Client Care on 08/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
})

test('a cancelled booking promises nothing and shows nothing to pay [OPEN-127]', async () => {
  show({
    ...booking({ cstm: { order_stage_c: 'Cancelled' } }),
    outcome: 'Bella is cremated alone. Her ashes will be returned.',
  })
  expect(await screen.findByText('Nothing: this booking is cancelled.')).toBeTruthy()
  expect(screen.getByText(/^This booking is cancelled: nothing more is carried out\./)).toBeTruthy()
  expect([screen.queryByText(/ashes will be returned/), screen.queryByText('Total (inc GST)')]).toEqual([null, null])
  expect([screen.queryByRole('link', { name: 'Edit' }), screen.queryByText(/^Before you hand over/)]).toEqual([
    null,
    null,
  ])
})
