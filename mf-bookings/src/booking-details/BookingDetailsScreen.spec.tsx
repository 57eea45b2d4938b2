// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { collectionAddressFields, emptyAddress } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { apiWithBroken, fakeApi, fakeHost, renderInPortal, restThenClick } from '@portal/testing'
import { booking, labels } from '../data/bookings.fixture'
import { BookingDetailsScreen } from './BookingDetailsScreen'

type Answers = Record<string, (call: { readonly version: number }) => unknown>

/** Shows the page of a booking as the server answers it. */
async function show(server: ServerBooking, host: Partial<PortalHost> = {}, answers: Answers = {}) {
  const api = fakeApi({
    getStageLabels: () => labels,
    getBooking: () => server,
    getBookingImages: () => ({ data: [] }),
    ...answers,
  })
  renderInPortal(
    <Routes>
      <Route path="/booking/:id" element={<BookingDetailsScreen />} />
    </Routes>,
    { at: '/booking/booking-100001', host: { api, ...host } },
  )
  if (!answers.getBooking) await screen.findByRole('heading', { level: 1 })
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const orderOf = (order_stage_c: string, name: string) =>
  booking({ cstm: { order_stage_c, service_type: { id: 's', name } } })

afterEach(cleanup)

test('shows the outcome for the pet in the submitted words [OPEN-98]', async () => {
  await show(booking({ outcome: 'Bella is cremated alone. Her ashes will be returned to the clinic in Perth.' }))
  expect(
    section('Booking').getByText('Bella is cremated alone. Her ashes will be returned to the clinic in Perth.'),
  ).toBeTruthy()
  cleanup()
  await show(booking())
  expect(section('Booking').getByText(/^Bella is cremated alone. .* ashes will be returned to Harbour/)).toBeTruthy()
})

test('shows an error for invalid photo data [OPEN-80]', async () => {
  const answers = { getStageLabels: () => labels, getBooking: () => booking() }
  await show(booking(), { api: apiWithBroken('getBookingImages', answers) })
  expect(await screen.findByText(/We couldn't load the photos. They are safe. .*Client Care on/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByText(/No photos yet/)).toBeNull()
})

test('offers Order again for a submitted order of products only [OPEN-186]', async () => {
  const offered = async (serviceType: string, stage: string, host: Partial<PortalHost> = {}) => {
    await show(orderOf(stage, serviceType), host)
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

test('offers Retry and logs when the API is unavailable [SHL-60]', async () => {
  let isDown = true
  const { report, failures } = fakeHost()
  const getBooking = () => {
    if (isDown) throw new ApiError({ kind: 'server', status: 503 })
    return booking()
  }
  await show(booking(), { report }, { getBooking })
  expect(await screen.findByText('This booking could not be loaded')).toBeTruthy()
  expect(failures).toHaveLength(1)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking 100001' })).toBeTruthy()
})

test('shows an owner with a guest token the fewest fields, without Edit [OPEN-02]', async () => {
  await show(booking({ owner: null, order_events: [] }), { user: null, prices: { visible: false, column: null } })
  expect(screen.getByRole('heading', { level: 1, name: 'Booking 100001' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Owner' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull()
})

test('an unsubmitted booking says what is missing and how to add it [BKG-30]', async () => {
  await show(booking({ pet_breed: '', cstm: { order_stage_c: 'VP Unsubmitted' } }))
  const next = 'Not booked yet. Missing: breed. Choose Edit to add it, then submit the booking.'
  expect(screen.getByText(next)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
})

test.each([
  [
    orderOf('VP Submitted', 'vet supply order'),
    /^A vet supply order cannot be changed here once it is made\. .*Client Care on 08/,
  ],
  [booking({ cstm: { ok_cremate_c: true } }), /because the cremation is confirmed\. .*Client Care on 08/],
  [
    booking({ cstm: { order_stage_c: 'Posted' } }),
    /^At this stage it can no longer be changed here\. .*Client Care on/,
  ],
])('without Edit the page says why and who to call: %# [BKG-48, OPEN-23, OPEN-40]', async (server, reason) => {
  await show(server)
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.getByText(reason)).toBeTruthy()
})

test.each(['vet supply order', 'urns and memorabilia order'])(
  '%s: names no cremation, waits for no instructions, and has its own steps [BKG-37, BKG-38]',
  async (name) => {
    await show(orderOf('VP Submitted', name))
    expect(screen.getByRole('heading', { level: 1, name: 'Order 100001' })).toBeTruthy()
    expect(screen.queryByText(/final instructions|is collected|arrives|Cremation/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Collection' })).toBeNull()
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' }))
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'OrderedNow',
      'PreparationNext',
      'Delivery',
      'Completed',
    ])
    expect(screen.getByText(/^We have the order\. Next, the items are prepared and sent to Harbour/)).toBeTruthy()
  },
)

test('says when the collection address is required and not chosen yet [OPEN-30, OPEN-58]', async () => {
  const nowhere = collectionAddressFields.write(emptyAddress())
  await show(booking({ ...nowhere, cstm: { collection_add_option_c: null, opportunity_type: 'vet_unity' } }))
  expect(screen.getByRole('region', { name: 'Collection' }).textContent).toBe('CollectionFromNot chosen yet')
})

const unfinished = (discardedAt: string | null = null, version = 1): ServerBooking => ({
  ...booking({ cstm: { order_stage_c: 'VP Unsubmitted' } }),
  version,
  discarded_at: discardedAt,
})
const RECENTLY = new Date(Date.now() - 60_000).toISOString()
type Call = { readonly version: number }

const pressDiscard = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  return within(await screen.findByRole('alertdialog', { name: 'Discard this booking?' }))
}

test('discards an unfinished booking after a confirmation, and restores it [OPEN-128]', async () => {
  const discard = vi.fn<(call: Call) => ServerBooking>(() => unfinished(RECENTLY, 2))
  const restore = vi.fn<(call: Call) => ServerBooking>(() => unfinished(null, 3))
  await show(unfinished(), {}, { discardBooking: discard, restoreBooking: restore })
  restThenClick((await pressDiscard()).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('This booking was discarded')).toBeTruthy()
  expect(discard.mock.calls[0]?.[0].version).toBe(1)
  expect([screen.queryByRole('link', { name: 'Edit' }), screen.queryByRole('button', { name: 'Discard' })]).toEqual([
    null,
    null,
  ])
  expect(screen.getByText(/^That was at .*, Perth time\. It will not go ahead/)).toBeTruthy()
  expect(screen.getByText('Nothing: this booking was discarded.')).toBeTruthy()
  expect(screen.queryByText('Total (inc GST)')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByText('This booking was discarded')).toBeNull())
  expect(restore.mock.calls[0]?.[0].version).toBe(2)
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
})

test('says who to call after 30 days instead [OPEN-128]', async () => {
  await show(unfinished('2026-01-01T00:00:00Z'))
  expect(await screen.findByText(/It can no longer be restored here\. Call Client Care on 08/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('a cancelled booking shows no next step and no prices [OPEN-127]', async () => {
  await show({
    ...booking({ cstm: { order_stage_c: 'Cancelled' } }),
    outcome: 'Bella is cremated alone. Her ashes will be returned.',
  })
  expect(await screen.findByText('Nothing: this booking is cancelled.')).toBeTruthy()
  expect(screen.getByText(/^This booking is cancelled and will not go ahead\./)).toBeTruthy()
  expect([screen.queryByText(/ashes will be returned/), screen.queryByText('Total (inc GST)')]).toEqual([null, null])
  expect([screen.queryByRole('link', { name: 'Edit' }), screen.queryByText(/^Before you hand over/)]).toEqual([
    null,
    null,
  ])
})
