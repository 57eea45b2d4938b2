// @vitest-environment happy-dom
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bella, goldfish, labrador } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { PetSection } from './PetSection'

afterEach(cleanup)

async function show() {
  const breeds = [labrador, goldfish]
  const api = fakeApi({
    listPetTypes: () => ({ data: [{ pet_type: 'Dog' }, { pet_type: 'Fish' }] }),
    listPetBreeds: () => ({ data: breeds, current_page: 1, last_page: 1, total: 2 }),
  })
  const form = (
    <FormShell initialValues={toOwnerPetValues(bella())} onSubmit={() => undefined}>
      <PetSection />
    </FormShell>
  )
  renderInPortal(form, { host: { api } })
  await screen.findByRole('option', { name: 'Fish' })
}

const breed = () => screen.findByRole('combobox', { name: 'Breed' })
const weight = (unit: string) => screen.getByLabelText<HTMLInputElement>(`Weight (${unit})`)

async function chooseBreed(text: string) {
  const field = await breed()
  field.focus()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
  await waitFor(() => expect(field).toHaveProperty('value', text))
}

test('above 45 kg says that two people are needed; at 45 kg does not [OPEN-123]', async () => {
  await show()
  fireEvent.change(weight('Kg'), { target: { value: '45' } })
  expect(screen.queryByText(/two people are needed/)).toBeNull()
  fireEvent.change(weight('Kg'), { target: { value: '45.5' } })
  expect(screen.getByText('Above 45 kg, two people are needed to lift and carry.')).toBeTruthy()
})

test('shows 3 g as 0.01 kg, and the sex may be unknown [OPEN-122, OPEN-124]', async () => {
  await show()
  await chooseBreed('Goldfish')
  fireEvent.change(weight('grams'), { target: { value: '3' } })
  expect(screen.getByText('This is 0.01 kg.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Unknown' }))
  expect(screen.getByRole('radio', { name: 'Unknown' })).toHaveProperty('checked', true)
})
