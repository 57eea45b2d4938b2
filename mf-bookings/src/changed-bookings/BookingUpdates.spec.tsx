// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { FakePusher } from '@portal/realtime/testing'
import { Route, Routes } from '@portal/router'
import { fakeApi, renderInPortal } from '@portal/testing'
import { BookingDetailsScreen } from '../booking-details/BookingDetailsScreen'
import { booking, labels } from '../data/bookings.fixture'
import { SETTLED_MS } from './late-parts'

vi.mock('pusher-js', () => ({ default: FakePusher }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the page of a booking reads it again on joining the channel and on its changes only, and stays when that fails [OPEN-386]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  let outcome = 'Ashes return in an urn.'
  let reads = 0
  let isAway = false
  const api = fakeApi({
    getStageLabels: () => labels,
    getBookingImages: () => ({ data: [] }),
    getBooking: () => {
      reads += 1
      if (isAway) throw new ApiError({ kind: 'server', status: 503, message: 'away' })
      return booking({ id: 'bella', outcome })
    },
  })
  const page = <Route path="/booking/:id" element={<BookingDetailsScreen />} />
  renderInPortal(<Routes>{page}</Routes>, { at: '/booking/bella', host: { api } })
  await screen.findByText('Ashes return in an urn.')
  outcome = 'Ashes return in a pouch.'
  await pass(SETTLED_MS)
  await waitFor(() => expect(FakePusher.made).toHaveLength(1))
  const [pusher] = FakePusher.made
  pusher?.channel.emit('pusher:subscription_succeeded', {})
  await pass(600)
  await screen.findByText('Ashes return in a pouch.')
  expect(reads).toBe(2)

  pusher?.channel.emit('booking', { id: 'milo', kind: 'changed' })
  await pass(600)
  expect(reads).toBe(2)
  isAway = true
  pusher?.channel.emit('booking', { id: 'bella', kind: 'changed' })
  await pass(600)
  expect(reads).toBe(3)
  expect(screen.getByText('Ashes return in a pouch.')).toBeTruthy()
  isAway = false
  outcome = 'Ashes are scattered.'
  pusher?.channel.emit('booking', { id: 'bella', kind: 'changed' })
  await pass(600)
  await screen.findByText('Ashes are scattered.')
})
