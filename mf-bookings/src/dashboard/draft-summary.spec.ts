import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { emptyDraft } from '@portal/federation'
import { draftSummary, holdsWork, resumeAddress } from './draft-summary'

const draft = { ...emptyDraft('/new-booking/private'), updatedAt: '2026-03-14T02:05:00.000Z' }

test('a draft with nothing in it lacks everything that is asked for', () => {
  expect(draftSummary(draft)).toEqual({
    name: 'No pet name yet',
    kind: 'New private cremation',
    state: "Missing: pet's name, pet type, breed, sex, weight, owner's name, owner's phone, owner's address",
    changed: '02:05am, Sat 14 Mar 2026',
  })
})

test('what stands in a form counts before what is saved', () => {
  const unsaved = {
    '#owner-pet-details': {
      version: 0,
      values: {
        skipOwner: true,
        pet: {
          firstName: 'Coco',
          lastName: 'Reid',
          type: 'Bird',
          breed: { text: 'Budgerigar', chosen: null },
          sex: '',
          customUnit: '',
        },
      },
    },
  }
  const { name, state } = draftSummary({ ...draft, unsaved })
  expect(name).toBe('Coco Reid')
  expect(state).toBe('Missing: sex, weight')
})

test('a form of another shape is passed over', () => {
  const unsaved = {
    '#owner-pet-details': { values: { pet: 'Coco' } },
    'pending-write': { key: 'k' },
    old: null,
  }
  expect(draftSummary({ ...draft, unsaved }).name).toBe('No pet name yet')
})

test('an edit names its booking’s kind; complete, it is just not submitted', () => {
  const booking = {
    ...emptyBooking(),
    id: 'booking-7',
    orderId: '500007',
    serviceType: 'private cremation & dispersal of ashes',
    skipOwnerDetails: true,
    pet: { ...emptyBooking().pet, firstName: 'Milo', type: 'Dog', breed: 'Cavoodle', sex: 'Male', weight: 9 },
  }
  const summary = draftSummary({ ...draft, wizardPath: '/edit-booking-private/7', booking })
  expect(summary.kind).toBe('Booking 500007, Edit private cremation (no ashes return)')
  expect(summary.state).toBe('Not submitted yet')
})

test('a vet supply order is about no pet: it lacks supplies', () => {
  const { name, state } = draftSummary({ ...draft, wizardPath: '/new-booking/vet-supply-order' })
  expect(name).toBe('Vet supplies')
  expect(state).toBe('Missing: supplies')
})

test('Resume goes to the step last shown [OPEN-55]', () => {
  expect(resumeAddress({ ...draft, step: 'confirmation' })).toBe('/new-booking/private#confirmation')
  expect(resumeAddress({ ...draft, step: '#confirmation' })).toBe('/new-booking/private#confirmation')
  expect(resumeAddress(draft)).toBe('/new-booking/private')
})

test('a wizard that was only opened is no unfinished booking', () => {
  expect(holdsWork(draft)).toBe(false)
  expect(holdsWork({ ...draft, unsaved: { '#owner-pet-details': { version: 0, values: {} } } })).toBe(true)
  expect(holdsWork({ ...draft, booking: { ...emptyBooking(), id: 'booking-7' } })).toBe(true)
  expect(holdsWork({ ...draft, wizardPath: '', booking: { ...emptyBooking(), id: 'booking-7' } })).toBe(false)
})
