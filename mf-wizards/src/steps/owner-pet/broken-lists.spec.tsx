// @vitest-environment happy-dom
import { FormShell } from '@portal/forms'
import { apiWithBroken, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { bella, cottesloe } from '../../testing/bookings'
import { AddressInput } from './AddressInput'
import { CollectionSection } from './CollectionSection'
import { toOwnerPetValues } from './convert'
import { PetSection } from './PetSection'

afterEach(cleanup)

const other = { text: '3 Hill St', chosen: { ...cottesloe, postalcode: '6000' } }
const values = () => {
  const booked = toOwnerPetValues(bella())
  return { ...booked, collection: { ...booked.collection, option: 'postal_address' as const, other } }
}

const LISTS = [
  {
    list: 'listPetTypes',
    part: <PetSection />,
    said: /^Pet types could not be loaded\./,
    never: /No pet types/,
  },
  {
    list: 'listPetBreeds',
    part: <PetSection />,
    typed: 'Breed',
    said: 'Breeds could not be loaded.',
    never: /Please enter valid breed/,
  },
  {
    list: 'autocompletePlaces',
    part: <AddressInput name="owner.address" label="Home address" />,
    typed: 'Home address',
    said: 'Addresses could not be loaded. You can enter the address by hand.',
    never: /No address found/,
  },
  {
    list: 'listCollectionZones',
    part: <CollectionSection />,
    said: 'The collection types for this address could not be loaded. What you entered is still here.',
    never: 'ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES',
  },
]

describe.each(LISTS)('$list [OPEN-80]', ({ list, part, typed, said, never }) => {
  test('coming broken is said to have failed', async () => {
    const answers = { listPetTypes: () => ({ data: [{ pet_type: 'Dog' }] }), listPetBreeds: () => ({ data: [] }) }
    const form = (
      <FormShell initialValues={values()} onSubmit={() => undefined}>
        {part}
      </FormShell>
    )
    renderInPortal(form, { host: { api: apiWithBroken(list, answers) } })
    if (typed) {
      const field = await screen.findByRole('combobox', { name: typed })
      field.focus()
      fireEvent.change(field, { target: { value: 'poodle' } })
    }
    // What was asked for before the typing fails too; the words go and come again with the next search.
    await waitFor(() => {
      expect(screen.getAllByText(said)).toHaveLength(1)
      expect(screen.getAllByRole('button', { name: 'Try again', hidden: true })).toHaveLength(1)
    })
    expect(screen.queryByText(never)).toBeNull()
  })
})
