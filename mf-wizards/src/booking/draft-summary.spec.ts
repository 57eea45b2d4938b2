import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { bella, line } from '../testing/bookings'
import { draftSummary } from './draft-summary'
import { readWork } from './session/draft-work'

const wizard = { kind: 'private', isEdit: false, path: '/new-booking/private' } as const
const opened = readWork(null)

test('a wizard that was only opened is no unfinished booking, and everything is missing', () => {
  expect(draftSummary(wizard, emptyBooking(), opened)).toEqual({
    kind: 'private',
    isEdit: false,
    serviceType: '',
    orderId: '',
    petName: '',
    missing: ['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address'],
    isSubmitted: false,
    holdsWork: false,
    resumeAt: '/new-booking/private',
  })
})

test('a draft is unfinished work once something is typed, sent or saved [OPEN-55]', () => {
  const typed = readWork({ unsaved: { '#x': { version: 0, values: {} } } })
  const sent = readWork({ pendingWrite: { kind: 'booking', key: 'k', bookingId: '', version: 0, body: {} } })
  expect(draftSummary(wizard, emptyBooking(), typed).holdsWork).toBe(true)
  expect(draftSummary(wizard, emptyBooking(), sent).holdsWork).toBe(true)
  expect(draftSummary(wizard, bella(), opened).holdsWork).toBe(true)
})

test('a complete booking has nothing missing; an edit resumes at its own address', () => {
  const edit = { kind: 'private', isEdit: true, path: '/edit-booking-private/booking-1' } as const
  expect(draftSummary(edit, bella(), readWork({ step: '#confirmation' }))).toMatchObject({
    isEdit: true,
    orderId: '100777',
    petName: 'Bella Ngata',
    missing: [],
    resumeAt: '/edit-booking-private/booking-1#confirmation',
  })
})

test('the draft of a submitted booking says that it is submitted', () => {
  const edit = { kind: 'private', isEdit: true, path: '/edit-booking-private/booking-1' } as const
  const submitted = { ...bella(), orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }
  expect(draftSummary(edit, bella(), opened).isSubmitted).toBe(false)
  expect(draftSummary(edit, submitted, opened).isSubmitted).toBe(true)
})

test('a vet supply order has no pet: the supplies are missing', () => {
  const order = { kind: 'vet-supply-order', isEdit: false, path: '/new-booking/vet-supply-order' } as const
  const empty = { ...emptyBooking(), serviceType: 'vet supply order' }
  expect(draftSummary(order, empty, opened).missing).toEqual(['supplies'])
  const filled = { ...empty, quotedProducts: [line('l1', 'Body bag', 12)] }
  expect(draftSummary(order, filled, opened).missing).toEqual([])
})
