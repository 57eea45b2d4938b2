import { expect, test } from 'vitest'
import { draftOf } from '@portal/testing'
import { draftLine } from './draft-line'

const lineOf = (summary: Parameters<typeof draftOf>[0]) => draftLine(draftOf(summary), 'Australia/Perth')

test('a draft with nothing in it lacks everything that is asked for', () => {
  const missing = ['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address']
  expect(lineOf({ missing })).toEqual({
    name: 'No pet name yet',
    kind: 'New private cremation',
    state: "Missing: pet's full name, pet type, breed, sex, weight, owner's full name, owner's phone, owner's address",
    changed: '10:05am, Sat 14 Mar 2026, Perth time',
  })
})

test('an edit names its booking and kind; complete, it is just not submitted', () => {
  const serviceType = 'private cremation & dispersal of ashes'
  const { kind, name, state } = lineOf({ isEdit: true, serviceType, orderId: '500007', petName: 'Milo' })
  expect(kind).toBe('Booking 500007, Edit private cremation (no ashes return)')
  expect(name).toBe('Milo')
  expect(state).toBe('Not submitted yet')
})

test('the draft of a submitted booking is about the changes', () => {
  const { state } = lineOf({ isEdit: true, orderId: '500007', petName: 'Milo', isSubmitted: true })
  expect(state).toBe('Submitted. Your changes are not confirmed yet')
})

test('a vet supply order is about no pet: it lacks supplies', () => {
  const { name, state } = lineOf({ kind: 'vet-supply-order', missing: ['supplies'] })
  expect(name).toBe('Vet supplies')
  expect(state).toBe('Missing: supplies')
})
