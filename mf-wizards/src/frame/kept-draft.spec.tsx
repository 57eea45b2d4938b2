// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { emptyBooking } from '@portal/domain'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf } from '@portal/testing'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { hiddenValues } from '../steps/owner-pet/hidden-values'
import { bella } from '../testing/bookings'
import { showPrivateWizard } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'
import { emptySlots } from '../testing/empty-slots.fixture'

const AT = '/new-booking/private?draft=d1'
const key = { userId: 'contact-1', id: 'd1' }
const petName = () => screen.findByLabelText("Pet's first name")
const forward = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const chosen = { vetStaff: 'Dana Reid', option: 'private-return' }
const typed = () => ({ '#owner-pet-details': { version: 0, values: toOwnerPetValues(bella()) } })

beforeEach(() => {
  emptySlots()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('shows typed values on the dashboard before they are saved [OPEN-55]', async () => {
  keepDraft(key, draftOf({ holdsWork: false }, { work: chosen }))
  showPrivateWizard(AT)
  fireEvent.change(await petName(), { target: { value: 'Coco' } })
  await waitFor(() =>
    expect(readDraft(key)?.summary).toEqual({
      kind: 'private',
      isEdit: false,
      serviceType: 'private cremation & return of ashes',
      orderId: '',
      petName: 'Coco',
      missing: ['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address'],
      isSubmitted: false,
      holdsWork: true,
      resumeAt: '/new-booking/private#owner-pet-details',
    }),
  )
})

test("after a save the draft keeps id and summary; the booking is the server's [WIZ-116, OPEN-56]", async () => {
  keepDraft(key, draftOf({}, { work: { ...chosen, unsaved: typed() } }))
  showPrivateWizard(AT, { createBooking: () => serverBella() })
  await petName()
  forward()
  await screen.findByRole('heading', { name: /^Step 2 of 3/ })
  await waitFor(() => expect(readDraft(key)?.summary.resumeAt).toBe('/new-booking/private#product-list'))
  expect(readDraft(key)).toEqual({
    bookingId: 'booking-1',
    summary: expect.objectContaining({ petName: 'Bella Ngata', orderId: '100777', missing: [], holdsWork: true }),
    work: {
      ...chosen,
      step: '#product-list',
      movedPastFirstStep: true,
      unsaved: {},
      // No booking values: all were sent.
      hiddenValues: hiddenValues(toOwnerPetValues(emptyBooking())),
      pendingWrite: null,
    },
    updatedAt: expect.any(String),
  })
})

test('an edit creates no draft until something is typed [OPEN-55]', async () => {
  showPrivateWizard('/edit-booking-private/booking-1?draft=d1')
  const field = await petName()
  expect(readDraft(key)).toBeNull()
  fireEvent.change(field, { target: { value: 'Stella' } })
  const resumeAt = '/edit-booking-private/booking-1#owner-pet-details'
  await waitFor(() =>
    expect(readDraft(key)).toMatchObject({
      bookingId: 'booking-1',
      summary: { isEdit: true, orderId: '100777', petName: 'Stella Ngata', resumeAt },
    }),
  )
})

test('starts nothing without the service types; Retry reads them', async () => {
  keepDraft(key, draftOf({}, { work: chosen }))
  let isUp = false
  const listServiceTypes = () => {
    if (!isUp) throw new ApiError({ kind: 'server', status: 500 })
    return [{ id: 'st-1', name: 'private cremation & return of ashes' }]
  }
  showPrivateWizard(AT, { listServiceTypes })
  await screen.findByText('The booking could not be loaded')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await petName()).toBeTruthy()
})

test('no later step opens while values are unsaved [OPEN-86]', async () => {
  const draft = { bookingId: 'booking-1', work: { unsaved: typed(), movedPastFirstStep: true } }
  keepDraft(key, draftOf({ isEdit: true }, draft))
  showPrivateWizard('/edit-booking-private/booking-1?draft=d1#confirmation')
  await screen.findByRole('heading', { name: /^Step 1 of 3/ })
  expect(await petName()).toHaveProperty('value', 'Bella')
})
