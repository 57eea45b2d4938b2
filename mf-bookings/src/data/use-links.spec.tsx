// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, renderInPortal } from '@portal/testing'
import { BookingListScreen } from '../booking-list/BookingListScreen'
import { TagPhotos } from '../booking-details/TagPhotos'
import { labels, pageOf, row } from './bookings.fixture'

/** How often rows and photos were read; each answer has addresses of its own, as from the server. */
let reads = { rows: 0, photos: 0 }
let owner = 'Grace Murray'
const rowLink = (number: number, read: number) => `/api/booking-files/tags/${number}-1.svg?read=${read}`
const photoLink = (photo: number, read: number) => `/api/booking-files/tags/1-${photo}.svg?read=${read}`

const api = fakeApi({
  getStageLabels: () => labels,
  listBookings: ({ query }: { query: { page?: number } }) => {
    reads.rows++
    const shown = [1, 2, 3].map((at) =>
      row({ id: `b${at}`, owner_name: owner, pet_name: `Pet ${at}`, tag_image: rowLink(at, reads.rows) }),
    )
    return pageOf(shown, query.page ?? 1, 2)
  },
  getBookingImages: () => {
    reads.photos++
    return { data: [1, 2].map((at) => ({ id: `p${at}`, image: photoLink(at, reads.photos), caption: `Photo ${at}` })) }
  },
})

const START = Date.UTC(2026, 10, 20, 3)
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drawn = () =>
  screen
    .queryAllByRole<HTMLImageElement>('img', { name: /^(Tag of Pet|Photo) \d$/ })
    .map((each) => each.getAttribute('src'))
const drawnIs = (addresses: string[]) => waitFor(() => expect(drawn()).toEqual(addresses))
const each = (happen: (image: HTMLElement) => unknown) =>
  screen.getAllByRole('img', { name: /^(Tag of Pet|Photo) \d$/ }).forEach(happen)
const rowsOf = (read: number) => [1, 2, 3].map((at) => rowLink(at, read))
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve, 20)))

beforeEach(() => {
  reads = { rows: 0, photos: 0 }
  owner = 'Grace Murray'
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('pictures of a list that stood open [OPEN-92, SHL-58]', () => {
  test('whose links ended before they were drawn come by one more read, however many they are', async () => {
    renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
    await drawnIs(rowsOf(1))
    pass(61)
    each(fireEvent.error)
    await drawnIs(rowsOf(2))
    await settle()
    expect(reads.rows).toBe(2)
  })

  test('that are gone fail by good links too: nobody asks again, the placeholder stays', async () => {
    renderInPortal(<BookingListScreen />, { at: '/bookings', host: { api } })
    await drawnIs(rowsOf(1))
    pass(61)
    each(fireEvent.error)
    await drawnIs(rowsOf(2))
    each(fireEvent.error)
    await settle()
    expect([reads.rows, drawn()]).toEqual([2, []])
    expect(screen.getAllByRole('img', { name: /^Tag of Pet \d \(no picture\)$/ })).toHaveLength(3)
  })
})

describe('photos of a booking that stood open [OPEN-92, BKG-39]', () => {
  test('another photo after five minutes comes by a new link; the old one is not tried', async () => {
    renderInPortal(<TagPhotos bookingId="booking-1" petName="Bella" />, { host: { api } })
    await drawnIs([photoLink(1, 1)])
    each(fireEvent.load)
    pass(300)
    press('Next photo')
    expect(drawn()).toEqual([])
    await drawnIs([photoLink(2, 2)])
    each(fireEvent.load)
    press('Previous photo')
    expect(drawn()).toEqual([photoLink(1, 2)])
    expect(reads.photos).toBe(2)
  })
})
