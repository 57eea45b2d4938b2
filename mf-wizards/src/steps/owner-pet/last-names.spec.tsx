// @vitest-environment happy-dom
import { FormShell } from '@portal/forms'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OwnerLastName, PetLastName } from './last-names'

afterEach(cleanup)

function show(owner: string, pet: string, skipOwner = false) {
  const values = { skipOwner, owner: { lastName: owner }, pet: { lastName: pet } }
  render(
    <FormShell initialValues={values} onSubmit={() => undefined}>
      <OwnerLastName />
      <PetLastName />
    </FormShell>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const pets = () => field("Pet's last name").value
const said = () => screen.queryByText("the owner's") !== null

test("the pet's last name follows the owner's letter by letter, and says whose it is [WIZ-67]", () => {
  show('', '')
  expect(said()).toBe(false)
  for (const typed of ['N', 'Ng', 'Nga', 'Ngat', 'Ngata']) type('Last name', typed)
  expect([pets(), said()]).toEqual(['Ngata', true])
  expect(screen.getByRole('textbox', { name: "Pet's last name", description: "the owner's" })).toBeTruthy()
  type('Last name', 'Ngato')
  expect(pets()).toBe('Ngato')
})

test('changed, it stays as it was typed', () => {
  show('Ngata', 'Ngata')
  type("Pet's last name", 'Reid')
  type('Last name', 'Ngato')
  expect([pets(), said()]).toEqual(['Reid', false])
})

test('one that was there before the owner is kept, and without an owner nothing is said', () => {
  show('', 'Reid')
  type('Last name', 'Ngata')
  expect(pets()).toBe('Reid')
  cleanup()
  show('Ngata', 'Ngata', true)
  expect(said()).toBe(false)
})
