import { expect, test } from 'vitest'
import { emptyInstruction } from '@portal/domain'
import { readWork } from '../booking/session/draft-work'
import { bella } from '../testing/bookings'
import { wizardState } from '../testing/wizard-state'
import { leftOut } from './field-changes'
import { toOwnerPetValues } from './owner-pet/convert'

/** Bella's booking, submitted by a colleague while her name and an instruction were typed. */
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

test('an edit continues with unlocked fields: only the name is left out [OPEN-87]', () => {
  expect(leftOut(submitted(true))).toEqual([{ label: "Pet's first name", before: 'Stella', now: 'Bella' }])
})

test("a new booking's wizard ends: all typed values are left out and listed [OPEN-87]", () => {
  expect(leftOut(submitted(false))).toEqual([
    { label: "Pet's first name", before: 'Stella', now: 'Bella' },
    { label: 'Special instructions', before: 'Call first', now: '' },
  ])
})
