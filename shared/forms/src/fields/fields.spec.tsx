// @vitest-environment happy-dom
import { Button } from '@portal/ui'
import type { ComboBoxItem } from '@portal/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useForm } from 'react-final-form'
import { FormShell } from '../form/FormShell'
import { CheckboxInput } from './choice-fields'
import { ComboBoxInput } from './ComboBoxInput'
import { DateInput, HALF_A_DATE, TextInput } from './text-fields'
import { useBinding } from './use-binding'

afterEach(cleanup)

const sent = vi.fn<(values: object) => void>()

function ClearPlace() {
  const form = useForm()
  return <Button onClick={() => form.change('place', { text: '', chosen: null })}>Clear</Button>
}

const save = async () => {
  sent.mockClear()
  await act(async () => void fireEvent.click(screen.getByText('Save').closest('button') ?? document.body))
  return sent.mock.calls[0]?.[0]
}

test('stores a date as a day; a partial date is neither a day nor empty', async () => {
  render(
    <FormShell initialValues={{ day: '' }} onSubmit={(values) => sent(values)}>
      <DateInput name="day" label="Day" />
      <Button type="submit">Save</Button>
    </FormShell>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  fireEvent.change(field, { target: { value: '2026-03-01' } })
  expect(await save()).toEqual({ day: '2026-03-01' })

  const half = vi.spyOn(field.validity, 'badInput', 'get').mockReturnValue(true)
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.keyUp(field, { key: '3' })
  expect(await save()).toEqual({ day: HALF_A_DATE })
  expect(field.value).toBe('')

  half.mockReturnValue(false)
  fireEvent.keyUp(field, { key: 'Delete' })
  expect(await save()).toEqual({ day: '' })
})

function Owner() {
  const { value: skipped } = useBinding('skip', false)
  return skipped ? null : <TextInput name="phone" label="Phone" />
}

test('a hidden field returns with the typed text, not with its initial one', async () => {
  render(
    <FormShell initialValues={{ skip: false, phone: '0411' }} onSubmit={(values) => sent(values)}>
      <CheckboxInput name="skip" label="Skip" />
      <Owner />
      <Button type="submit">Save</Button>
    </FormShell>,
  )
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '0422' } })
  fireEvent.click(screen.getByLabelText('Skip'))
  expect(screen.queryByLabelText('Phone')).toBeNull()
  fireEvent.click(screen.getByLabelText('Skip'))
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0422')
  expect(await save()).toEqual({ skip: false, phone: '0422' })
})

describe('a combobox whose choice is requested', () => {
  const quay = { id: 'p1', label: '12 Quay Street, Fremantle' }
  const show = (choose: (item: ComboBoxItem) => Promise<string | null>) =>
    render(
      <FormShell initialValues={{ place: { text: '', chosen: null } }} onSubmit={(values) => sent(values)}>
        <ComboBoxInput<string>
          name="place"
          label="Address"
          answer={{ to: '12', items: [quay] }}
          choose={choose}
          itemOf={(address) => ({ id: 'chosen', label: address })}
          noneFound="No address found"
          notFetched="Choose the address again"
        />
        <ClearPlace />
        <Button type="submit">Save</Button>
      </FormShell>,
    )
  const pick = async () => {
    const field = await screen.findByRole('combobox', { name: 'Address' })
    field.focus()
    fireEvent.change(field, { target: { value: '12' } })
    await act(async () => void fireEvent.click(await screen.findByRole('option', { name: quay.label })))
    return field
  }

  test('a failed choice shows an error and stays text', async () => {
    show(() => Promise.reject(new Error('away')))
    await pick()
    expect(screen.getByText('Choose the address again')).toBeTruthy()
    expect(await save()).toEqual({ place: { text: quay.label, chosen: null } })
  })

  test('typing on cancels the choice', async () => {
    let arrive = (_address: string) => {}
    show(() => new Promise((resolve) => (arrive = resolve)))
    const field = await pick()
    fireEvent.change(field, { target: { value: '12 Q' } })
    await act(async () => arrive('12 Quay Street WA 6160'))
    expect(await save()).toEqual({ place: { text: '12 Q', chosen: null } })
  })

  test('keeps text that came into the field in another way [OPEN-91]', async () => {
    let arrive = (_address: string) => {}
    show(() => new Promise((resolve) => (arrive = resolve)))
    await pick()
    fireEvent.click(screen.getByText('Clear'))
    await act(async () => arrive('12 Quay Street WA 6160'))
    expect(await save()).toEqual({ place: { text: '', chosen: null } })
  })
})

describe('a fully typed name is chosen on blur [WIZ-75]', () => {
  const axolotl = { id: 'Axolotl', label: 'Axolotl' }
  const typed = async (text: string, answer: { to: string; items: ComboBoxItem[] }) => {
    render(
      <FormShell initialValues={{ breed: { text: '', chosen: null } }} onSubmit={(values) => sent(values)}>
        <ComboBoxInput<string>
          name="breed"
          label="Breed"
          answer={answer}
          choose={({ id }) => id}
          itemOf={(id) => ({ id, label: id })}
          noneFound="Please enter valid breed"
        />
        <Button type="submit">Save</Button>
      </FormShell>,
    )
    const field = await screen.findByRole('combobox', { name: 'Breed' })
    act(() => field.focus())
    fireEvent.change(field, { target: { value: text } })
    await act(async () => field.blur())
    return save()
  }

  test("in any case, with the list's spelling", async () => {
    const answer = { to: 'axolotl', items: [{ id: 'Axolotl, wild', label: 'Axolotl, wild' }, axolotl] }
    expect(await typed('axolotl', answer)).toEqual({ breed: { text: 'Axolotl', chosen: 'Axolotl' } })
  })

  test('part of a name, or a name of two items, stays text', async () => {
    expect(await typed('axo', { to: 'axo', items: [axolotl] })).toEqual({ breed: { text: 'axo', chosen: null } })
    cleanup()
    const two = { to: 'Axolotl', items: [axolotl, { id: 'other', label: 'Axolotl' }] }
    expect(await typed('Axolotl', two)).toEqual({ breed: { text: 'Axolotl', chosen: null } })
  })

  test('an answer to an earlier text chooses nothing', async () => {
    const earlier = { to: 'axo', items: [axolotl] }
    expect(await typed('axolotl', earlier)).toEqual({ breed: { text: 'axolotl', chosen: null } })
  })
})
