// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComboBoxInput } from '../fields/ComboBoxInput'
import { TextInput } from '../fields/text-fields'
import { FormShell } from '../form/FormShell'
import { Wizard } from './Wizard'

afterEach(cleanup)

const sent = vi.fn<(values: object) => void>()

function PetStep() {
  return (
    <FormShell
      asStep
      id="pet"
      initialValues={{ name: '', breed: { text: '', chosen: null } }}
      validate={({ breed }) => ({
        breed: breed.chosen ? undefined : 'Please select a valid breed from the options',
      })}
      onSubmit={(values) => sent(values)}
    >
      <TextInput name="name" label="First name" />
      <ComboBoxInput
        name="breed"
        label="Breed"
        answer={{ to: 'Beag', items: [{ id: 'beagle', label: 'Beagle' }] }}
        choose={(item) => item}
        itemOf={(item) => item}
        noneFound="Please enter valid breed"
      />
    </FormShell>
  )
}

const STEPS = [
  { hash: '#pet', name: 'Pet', done: () => true, Component: PetStep },
  { hash: '#end', name: 'End', done: () => false, Component: () => null },
]

function show() {
  const goTo = vi.fn<(hash: string) => void>()
  const noop = () => undefined
  render(
    <Wizard
      title="New private cremation"
      steps={STEPS}
      hash=""
      goTo={goTo}
      state={null}
      onCancel={noop}
      onLeaveFirst={noop}
      labels={{ next: 'Next', finish: 'Confirm' }}
    />,
  )
  return goTo
}

test('the forward button submits the step’s form: errors stay, a chosen breed goes on [WIZ-66, WIZ-75]', async () => {
  const goTo = show()
  const breed = await screen.findByRole('combobox', { name: 'Breed' })
  breed.focus()
  fireEvent.change(breed, { target: { value: 'Bea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }))
  expect(await screen.findByRole('link', { name: /valid breed/, hidden: true })).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()

  breed.focus()
  fireEvent.change(breed, { target: { value: 'Beag' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Beagle' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Next', busy: false, hidden: true }))
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('#end'))
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    name: '',
    breed: { text: 'Beagle', chosen: { id: 'beagle', label: 'Beagle' } },
  })
})
