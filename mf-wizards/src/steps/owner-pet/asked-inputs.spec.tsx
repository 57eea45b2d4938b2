// @vitest-environment happy-dom
import { isLockedField } from '@portal/domain/booking-fields'
import { ownerFields, petFields } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bella, goldfish, labrador } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { OWNER_PET_FORM } from './form-id'
import { LockedOwner, LockedPet } from './LockedDetails'
import { OwnerSection } from './OwnerSection'
import { PetSection } from './PetSection'

afterEach(cleanup)

/** What the tables ask for, a weight in either unit: the input of each. */
function inputs(chosen: BreedOption, isLocked: boolean, weightEditable: boolean) {
  cleanup()
  const values = toOwnerPetValues(bella())
  const api = fakeApi({ listPetTypes: () => ({ data: [] }) })
  const form = (
    <FormShell
      id={OWNER_PET_FORM}
      initialValues={{ ...values, pet: { ...values.pet, breed: { text: chosen.name, chosen } } }}
      onSubmit={() => undefined}
    >
      {isLocked ? (
        <>
          <LockedOwner booking={bella()} />
          <LockedPet booking={bella()} weightEditable={weightEditable} />
        </>
      ) : (
        <>
          <OwnerSection bookingId="" needsStreet={false} skipFixed={undefined} />
          <PetSection />
        </>
      )}
    </FormShell>
  )
  renderInPortal(form, { host: { api } })
  return new Map(NAMES.map((name) => [name, document.getElementById(`${OWNER_PET_FORM}-${name}`)]))
}

const NAMES = [
  ...Object.keys(ownerFields.asked(null)).map((key) => `owner.${key}`),
  ...Object.keys(petFields.asked(null)).map((key) => `pet.${key}`),
]
const without = (found: ReturnType<typeof inputs>) => NAMES.filter((name) => !found.get(name))

test('every field that the form asks for has its input [WIZ-67, WIZ-80]', () => {
  expect(without(inputs(labrador, false, true))).toEqual(['pet.customUnit'])
  expect(without(inputs(goldfish, false, true))).toEqual(['pet.weight'])
})

test.each([true, false])(
  'what a submitted booking keeps is words and no input, weight open: %j [WIZ-106, WIZ-109, OPEN-233]',
  (open) => {
    const found = inputs(labrador, true, open)
    const asked = inputs(labrador, false, true)
    const stays = NAMES.filter((name) => asked.get(name) && !isLockedField(name, open))
    expect(NAMES.filter((name) => found.get(name))).toEqual(stays)
    inputs(labrador, true, open)
    const rows = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    expect(rows).toContain('Name: Bella Ngata')
    expect(rows.some((row) => row.startsWith('Weight'))).toBe(!open)
  },
)
