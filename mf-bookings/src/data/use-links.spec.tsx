// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, renderInPortal } from '@portal/testing'
import { BookingListScreen } from '../booking-list/BookingListScreen'
import { labels, pageOf, row } from './bookings.fixture'

/** Number of reads. Each answer has new links, as from the server. */
let reads = 0
const rowsOf = (read: number) => [1, 2, 3].map((at) => `/api/booking-files/tags/${at}-1.svg?read=${read}`)

const api = fakeApi({
  getStageLabels: () => labels,
  listBookings: () => {
    reads++
    return pageOf(rowsOf(reads).map((tag_image, at) => row({ id: `b${at}`, pet_name: `Pet ${at}`, tag_image })))
  },
})

const START = Date.UTC(2026, 10, 20, 3)
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const drawn = () =>
  screen.queryAllByRole<HTMLImageElement>('img', { name: /^Tag of Pet \d$/ }).map((each) => each.getAttribute('src'))
const drawnIs = (addresses: string[]) => waitFor(() => expect(drawn()).toEqual(addresses))
const each = (happen: (image: HTMLElement) => unknown) =>
  screen.getAllByRole('img', { name: /^Tag of Pet \d$/ }).forEach(happen)
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve, 20)))

beforeEach(() => {
  reads = 0
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('pictures of a list that was open for a while [OPEN-92, SHL-58]', () => {
  test('with expired links are loaded after one more read, however many there are', async () => {
    renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
    await drawnIs(rowsOf(1))
    pass(61)
    each(fireEvent.error)
    await drawnIs(rowsOf(2))
    await settle()
    expect(reads).toBe(2)
  })

  test('that fail with valid links too are not read again, and keep the placeholder', async () => {
    renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
    await drawnIs(rowsOf(1))
    pass(61)
    each(fireEvent.error)
    await drawnIs(rowsOf(2))
    each(fireEvent.error)
    await settle()
    expect([reads, drawn()]).toEqual([2, []])
    expect(screen.getAllByRole('img', { name: /^Tag of Pet \d \(no picture\)$/ })).toHaveLength(3)
  })
})
