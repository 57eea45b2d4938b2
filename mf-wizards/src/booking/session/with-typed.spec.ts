import { expect, test } from 'vitest'
import { emptyBooking } from '@portal/domain'
import { draftSummary } from '../wizard-draft'
import { bella } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { toOwnerPetValues } from '../../steps/owner-pet/convert'
import { readWork } from './draft-work'
import { withTyped } from './form'

const wizard = { kind: 'private', isEdit: false, path: '/new-booking/private' } as const

/** The summary of a draft whose first step holds these values. */
function summaryWith(values: unknown, booking = bella()) {
  const work = readWork({ unsaved: { '#owner-pet-details': { version: 3, values } } })
  return draftSummary(wizard, withTyped(wizardState({ booking }).session, work), work)
}

test('values in the form win over the saved ones', () => {
  const { owner, ...typed } = toOwnerPetValues(bella())
  const pet = { ...typed.pet, firstName: 'Coco', lastName: 'Reid', breed: { text: 'Budgerigar', chosen: null } }
  const { petName, missing } = summaryWith({ ...typed, skipOwner: true, pet: { ...pet, sex: '', weight: '' }, owner })
  expect(petName).toBe('Coco Reid')
  expect(missing).toEqual(['sex', 'weight'])
})

test('ignores form values of another shape', () => {
  expect(summaryWith({ pet: 'Coco' }, emptyBooking()).petName).toBe('')
})

test('without typed values uses the saved booking', () => {
  expect(withTyped(wizardState().session, readWork(null))).toEqual(bella())
})
