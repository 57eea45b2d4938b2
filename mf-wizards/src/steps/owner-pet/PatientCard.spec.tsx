// @vitest-environment happy-dom
import { emptyBooking } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { fakeApi, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { labrador } from '../../testing/bookings'
import { toOwnerPetValues } from './convert'
import { OwnerSection } from './OwnerSection'
import { PatientCard } from './PatientCard'
import { PetSection } from './PetSection'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const CARD = `Client: Citizen, Jane
Mobile: 0412 345 678
Email: jane@nowhere
Address: 12 Hill Street, Cottesloe WA 6011
Patient: Rex
Species: Canine
Breed: Retriever Labrador
Sex: MN
Weight: 31.5 kg
Microchip: 956000001234567
Favourite toy: the ball`

const LISTS = {
  listPetTypes: () => ({ data: [{ pet_type: 'Dog' }, { pet_type: 'Fish' }] }),
  listPetBreeds: vi.fn<(input: { query: unknown }) => unknown>(() => ({
    data: [labrador],
    current_page: 1,
    last_page: 1,
    total: 1,
  })),
}

function show(answers: Parameters<typeof fakeApi>[0] = LISTS, skipOwner = false) {
  const submitted = vi.fn<() => undefined>()
  const form = (
    <FormShell initialValues={{ ...toOwnerPetValues(emptyBooking()), skipOwner }} onSubmit={submitted}>
      <PatientCard />
      <OwnerSection bookingId="" needsStreet={false} skipFixed={undefined} />
      <PetSection />
    </FormShell>
  )
  renderInPortal(form, { host: { api: fakeApi(answers) } })
  return submitted
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const note = () => screen.findByText(/^(Filled in|Nothing was filled in) from the patient record/)

async function paste(text: string) {
  press('Paste from patient record')
  fireEvent.change(await screen.findByLabelText('Patient record'), { target: { value: text } })
  press('Fill in the fields')
}

test('a pasted record fills empty fields, says so, and submits nothing [OPEN-187, OPEN-190]', async () => {
  const submitted = show()
  await paste(CARD)
  expect((await note()).textContent).toBe(
    "Filled in from the patient record: Pet's first name, Owner's first name, Owner's last name, Phone number, " +
      'Home address, Type and breed, Sex, Weight. Please check.',
  )
  expect(field('First name').value).toBe('Jane')
  expect(field('Last name').value).toBe('Citizen')
  expect(field('Phone number').value).toBe('0412 345 678')
  expect(field('Street and number (optional)').value).toBe('12 Hill Street')
  expect(field('Suburb or city').value).toBe('Cottesloe')
  expect(field('Postcode').value).toBe('6011')
  expect(field("Pet's first name").value).toBe('Rex')
  expect(field(/^Pet's last name/).value).toBe('Citizen')
  await waitFor(() => expect(field('Pet type').value).toBe('Dog'))
  expect(await screen.findByRole('combobox', { name: 'Breed' })).toHaveProperty('value', 'Labrador Retriever')
  expect(screen.getByRole('radio', { name: 'Male' })).toHaveProperty('checked', true)
  expect(field('Weight (Kg)').value).toBe('31.5')
  expect(LISTS.listPetBreeds).toHaveBeenCalledWith({
    query: { pet_type: 'Dog', search: 'Retriever Labrador', page: 1 },
  })
  expect(submitted).not.toHaveBeenCalled()
  // Rejected values are listed, each with its reason.
  expect(field(/^Email/).value).toBe('')
  screen.getByText('Email “jane@nowhere” is not in a form that the field takes.')
  screen.getByText('This form does not ask for: Microchip.')
  screen.getByText('Not understood: “Favourite toy: the ball”.')
})

test('Undo reverts the whole filling [OPEN-190]', async () => {
  show()
  await paste(CARD)
  await note()
  fireEvent.change(field("Pet's first name"), { target: { value: 'Max' } })
  press('Undo')
  await screen.findByText('Undone. What you typed since is still here.')
  expect(field('First name').value).toBe('')
  expect(field("Pet's first name").value).toBe('Max')
  expect(field('Weight (Kg)').value).toBe('')
  expect(field('Pet type').value).toBe('')
  expect(await screen.findByRole('combobox', { name: 'Home address' })).toHaveProperty('value', '')
  press('Close message')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Paste from patient record'))
})

test('keeps typed values until the user replaces them [OPEN-190]', async () => {
  show()
  fireEvent.change(field("Pet's first name"), { target: { value: 'Rexi' } })
  await paste(CARD)
  await note()
  expect(field("Pet's first name").value).toBe('Rexi')
  screen.getByText("Pet's first name: “Rexi”")
  press("Use “Rex” for Pet's first name")
  expect(field("Pet's first name").value).toBe('Rex')
  expect(screen.queryByText("Pet's first name: “Rexi”")).toBeNull()
  press('Undo')
  expect(field("Pet's first name").value).toBe('Rexi')
})

test.each([
  ['nothing', ' ', 'Paste the patient record first.'],
  ['no card', 'hello there', /^We found no details for this form here/],
  ['too much', 'x'.repeat(33_000), /^This is longer than 32 KB/],
])('%s shows a message at the field [OPEN-189]', async (_, text, said) => {
  show()
  await paste(text)
  await screen.findByText(said)
  expect(screen.getByLabelText('Patient record').getAttribute('aria-invalid')).toBe('true')
})

test('leaves out markup, names it, and shows it as text only [OPEN-189]', async () => {
  show()
  await paste('Patient: <img src=x onerror=alert(1)>\nOwner: Jane Citizen')
  await note()
  screen.getByText("Pet's first name “<img src=x onerror=alert(1)>” is not in a form that the field takes.")
  expect(document.querySelector('img')).toBeNull()
})
