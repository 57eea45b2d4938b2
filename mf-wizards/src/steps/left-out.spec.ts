import { expect, test } from 'vitest'
import { emptyInstruction } from '@portal/domain'
import { readWork } from '../booking/session/draft-work'
import { bella } from '../testing/bookings'
import { wizardState } from '../testing/wizard-state'
import { leftOut } from './left-out'
import { toOwnerPetValues } from './owner-pet/convert'

/** Bella's booking, submitted by somebody else while her name and an instruction were typed. */
function submitted(isEdit: boolean) {
  const booking = { ...bella(), orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }
  const base = toOwnerPetValues(bella())
  const values = {
    ...base,
    pet: { ...base.pet, firstName: 'Stella' },
    instructions: [{ ...emptyInstruction(), id: 'i1', description: 'Call first' }],
  }
  const unsaved = { '#owner-pet-details': { version: 3, values, base } }
  return wizardState({ booking, isEdit, locked: true }, { ...readWork(null), unsaved })
}

test('an edit goes on with what is not locked: left out is the name alone [OPEN-87]', () => {
  expect(leftOut(submitted(true))).toEqual([{ label: "Pet's first name", before: 'Stella', now: 'Bella' }])
})

test('the wizard of a new booking ends: everything typed is left out, and told [OPEN-87]', () => {
  expect(leftOut(submitted(false))).toEqual([
    { label: "Pet's first name", before: 'Stella', now: 'Bella' },
    { label: 'Special instructions', before: 'Call first', now: '' },
  ])
})
