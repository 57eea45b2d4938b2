// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup, screen, within } from '@testing-library/react'
import type { ServerBooking } from '@portal/domain'
import { Route, Routes } from '@portal/router'
import { fakeApi, renderInPortal } from '@portal/testing'
import { booking, labels } from '../data/bookings.fixture'
import { BookingDetailsScreen } from './BookingDetailsScreen'

async function show(server: ServerBooking) {
  const asked: string[] = []
  const api = fakeApi({
    getStageLabels: () => labels,
    getBooking: () => server,
    getBookingImages: () => {
      asked.push('photos')
      return { data: [] }
    },
  })
  const screenAtPath = (
    <Routes>
      <Route path="/booking/:id" element={<BookingDetailsScreen />} />
    </Routes>
  )
  renderInPortal(screenAtPath, { at: `/booking/${server.id}`, host: { api } })
  await screen.findByRole('heading', { level: 1 })
  return asked
}

const noPet = { pet_first_name: '', pet_last_name: '', pet_type: '', pet_breed: '', pet_sex: '', pet_weight: null }
const supplies = (order_stage_c: string) =>
  booking({ ...noPet, cstm: { order_stage_c, service_type: { id: 's', name: 'vet supply order' } } })
const urns = (order_stage_c: string) =>
  booking({ cstm: { order_stage_c, service_type: { id: 's', name: 'urns and memorabilia order' } } })

const steps = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

afterEach(cleanup)

describe('what happens next is said in words', () => {
  test('an unsubmitted booking says what is missing and where it is added [BKG-30]', async () => {
    await show(booking({ pet_breed: '', cstm: { order_stage_c: 'VP Unsubmitted' } }))
    const next = 'Nothing is carried out yet. Missing: breed. Choose Edit to add it, then submit the booking.'
    expect(screen.getByText(next)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
  })
})

describe('where there is no Edit the page says why and whom to call', () => {
  test.each([
    [supplies('VP Submitted'), /^A vet supply order cannot be changed here once it is made\. .*Client Care on 08/],
    [booking({ cstm: { ok_cremate_c: true } }), /because the cremation is confirmed\. .*Client Care on 08/],
    [
      booking({ cstm: { order_stage_c: 'Posted' } }),
      /^At this stage it can no longer be changed here\. .*Client Care on/,
    ],
  ])('%# [BKG-48, OPEN-23, OPEN-40]', async (server, reason) => {
    await show(server)
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.getByText(reason)).toBeTruthy()
  })
})

describe('an order of products is about no cremation [BKG-37, BKG-38]', () => {
  test.each([
    ['vet supplies', supplies],
    ['urns and keepsakes', urns],
  ])('%s: submitted, waits for no instructions, and has steps of its own', async (_, order) => {
    await show(order('VP Submitted'))
    expect(screen.getByRole('heading', { level: 1, name: 'Order 100001' })).toBeTruthy()
    expect(screen.queryByText(/final instructions|is collected|arrives|Cremation/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Collection' })).toBeNull()
    expect(steps('Progress of the order')).toEqual(['OrderedNow', 'PreparationNext', 'Delivery', 'Completed'])
    expect(screen.getByText(/^We have the order\. Next, the items are prepared and sent to Harbour/)).toBeTruthy()
  })
})

describe('collection says from where [OPEN-30, OPEN-58]', () => {
  const collection = () => screen.getByRole('region', { name: 'Collection' }).textContent
  const nowhere = {
    collection_add_street: '',
    collection_add_city: '',
    collection_add_state: '',
    collection_add_postalcode: '',
  }

  test('where it is asked for and not chosen yet it says so', async () => {
    await show(booking({ ...nowhere, cstm: { collection_add_option_c: null, opportunity_type: 'vet_unity' } }))
    expect(collection()).toBe('CollectionFromNot chosen yet')
  })
})
