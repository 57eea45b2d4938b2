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
  test('a booking that waits for instructions says who gives them to whom [BKG-43]', async () => {
    await show(booking())
    expect(screen.getByText('Waiting for final instructions')).toBeTruthy()
    expect(screen.getByText(/^Bella's booking is with us\..* give them to Client Care on 08/)).toBeTruthy()
  })

  test('the steps of a booked pet say which comes next, and none of them is now [OPEN-26, OPEN-175]', async () => {
    await show(booking())
    const steps = within(screen.getByRole('list', { name: 'Progress of the booking' }))
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'CollectionNext',
      'Confirmation',
      'Keepsakes',
      'Cremation',
      'Memorialisation',
      'Inspection',
      'Return',
      'Completed',
    ])
  })

  test('an unsubmitted booking says what is missing and where it is added [BKG-30]', async () => {
    await show(booking({ pet_breed: '', cstm: { order_stage_c: 'VP Unsubmitted' } }))
    const next = 'Nothing is carried out yet. Missing: breed. Choose Edit to add it, then submit the booking.'
    expect(screen.getByText(next)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy()
  })

  test.each([
    ['In Cremation', {}, 'The cremation is under way. There is nothing to do here.'],
    ['Completed - Returned', {}, 'Everything is done. There is nothing to do here.'],
  ])('at %s', async (order_stage_c, cstm, sentence) => {
    await show(booking({ cstm: { order_stage_c, ...cstm } }))
    expect(screen.getByText(sentence)).toBeTruthy()
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

  test('where there is Edit nothing is excused', async () => {
    await show(booking())
    expect(screen.queryByText(/cannot be changed|no longer be changed/)).toBeNull()
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

  test('no photos are asked for of a pet that never comes [BKG-39]', async () => {
    const asked = await show(supplies('VP Submitted'))
    expect(asked).toEqual([])
    expect(screen.queryByRole('region', { name: 'Pet tag photos' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Pet' })).toBeNull()
  })

  test('supplies that are not submitted are finished by Edit, on any computer [OPEN-40]', async () => {
    await show(supplies('VP Unsubmitted'))
    const edit = screen.getByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toBe('/edit-booking-vet-supply-order/booking-100001')
    expect(screen.getByText(/Choose Edit to/)).toBeTruthy()
    expect(screen.queryByText(/cannot be changed|dashboard of the computer/)).toBeNull()
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

  test('without a chosen place it is the practice, whose way is charged', async () => {
    await show(booking({ ...nowhere, cstm: { collection_add_option_c: null } }))
    expect(collection()).toMatch(/^CollectionFromHarbour Veterinary Clinic/)
  })

  test('of a home it names which', async () => {
    await show(booking({ cstm: { collection_add_option_c: 'customer_address' } }))
    expect(collection()).toMatch(/^CollectionFromOwner's Home AddressAddress12 Quay Street/)
  })

  test('where it is asked for and not chosen yet it says so', async () => {
    await show(booking({ ...nowhere, cstm: { collection_add_option_c: null, opportunity_type: 'vet_unity' } }))
    expect(collection()).toBe('CollectionFromNot chosen yet')
  })
})
