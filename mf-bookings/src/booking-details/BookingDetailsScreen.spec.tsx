// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import type { ServerBooking } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { apiWithBroken, fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { booking, labels } from '../data/bookings.fixture'
import { BookingDetailsScreen } from './BookingDetailsScreen'

const photo = (number: number) => ({
  id: `p${number}`,
  image: `/api/booking-files/tags/100001-${number}.svg?expires=1&signature=a`,
  caption: null,
})

function show(answer: () => ServerBooking, host: Partial<PortalHost> = {}, id = 'booking-100001') {
  const api = fakeApi({
    getStageLabels: () => labels,
    getBooking: answer,
    getBookingImages: () => ({ data: [photo(1), photo(2)] }),
  })
  const screenAtPath = (
    <Routes>
      <Route path="/booking/:id" element={<BookingDetailsScreen />} />
    </Routes>
  )
  return renderInPortal(screenAtPath, { at: `/booking/${id}`, host: { api, ...host } })
}

const section = (name: string) => within(screen.getByRole('region', { name }))

afterEach(cleanup)

describe('a booking', () => {
  test('says what becomes of the pet, in the words that were submitted [OPEN-98]', async () => {
    show(() => booking({ outcome: 'Bella is cremated alone. Her ashes will be returned to the clinic in Perth.' }))
    await screen.findByRole('heading', { level: 1 })
    expect(
      section('Booking').getByText('Bella is cremated alone. Her ashes will be returned to the clinic in Perth.'),
    ).toBeTruthy()
    cleanup()
    show(() => booking())
    await screen.findByRole('heading', { level: 1 })
    expect(section('Booking').getByText(/^Bella is cremated alone. .* ashes will be returned to Harbour/)).toBeTruthy()
  })

  test('photos that come broken are said to have failed [OPEN-80]', async () => {
    const answers = { getStageLabels: () => labels, getBooking: () => booking() }
    show(() => booking(), { api: apiWithBroken('getBookingImages', answers) })
    expect(await screen.findByText(/We couldn't load the photos. They are safe. .*Client Care on/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText(/No photos yet/)).toBeNull()
  })
})

test('a submitted order of products can be ordered again; no other booking can [OPEN-186]', async () => {
  const offered = async (serviceType: string, stage: string, host: Partial<PortalHost> = {}) => {
    show(() => booking({ cstm: { service_type: { id: 's', name: serviceType }, order_stage_c: stage } }), host)
    await screen.findByRole('heading', { level: 1 })
    const link = screen.queryByRole('link', { name: 'Order again' })?.getAttribute('href') ?? null
    cleanup()
    return link
  }
  expect(await offered('vet supply order', 'VP Submitted')).toBe('/new-booking?again=booking-100001')
  expect(await offered('urns and memorabilia order', 'Completed - Posted')).toBe('/new-booking?again=booking-100001')
  expect(await offered('vet supply order', 'VP Unsubmitted')).toBeNull()
  expect(await offered('private cremation & return of ashes', 'VP Submitted')).toBeNull()
  expect(await offered('vet supply order', 'VP Submitted', { practice: null })).toBeNull()
})

describe('no booking to show', () => {
  test('an unavailable API can be tried again, and is logged [SHL-60]', async () => {
    let isDown = true
    const host = fakeHost()
    show(
      () => {
        if (isDown) throw new ApiError({ kind: 'server', status: 503 })
        return booking()
      },
      { report: host.report },
    )
    expect(await screen.findByText('This booking could not be loaded')).toBeTruthy()
    expect(host.failures).toHaveLength(1)
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking 100001' })).toBeTruthy()
  })
})

test('an owner with a guest token reads the fewest fields and cannot edit [OPEN-02]', async () => {
  show(() => booking({ owner: null, order_events: [] }), {
    user: null,
    prices: { visible: false, column: null },
  })
  await screen.findByRole('heading', { level: 1, name: 'Booking 100001' })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Owner' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull()
})
