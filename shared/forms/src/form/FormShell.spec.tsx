// @vitest-environment happy-dom
import { Button } from '@portal/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { FORM_ERROR } from 'final-form'
import { afterEach, expect, test, vi } from 'vitest'
import { RadioInput } from '../fields/choice-fields'
import { TextInput } from '../fields/text-fields'
import { FormShell } from './FormShell'
import type { FormShellProps } from './FormShell'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Chooser {
  staff: string
  phone: string
  option: string
}

const EMPTY: Chooser = { staff: '', phone: '', option: '' }

const validate = (values: Chooser) => ({
  phone: values.phone ? undefined : 'Please enter valid Phone Number',
  staff: values.staff ? undefined : 'Enter the staff member',
})

function show(props: Partial<FormShellProps<Chooser>> = {}) {
  const onSubmit = vi.fn<(values: Chooser) => Promise<undefined>>(async () => undefined)
  render(
    <FormShell<Chooser>
      initialValues={EMPTY}
      onSubmit={onSubmit}
      actions={<Button type="submit">Save</Button>}
      {...props}
    >
      <TextInput name="staff" label="Staff member" />
      <TextInput name="phone" label="Phone" clean={(text) => text.replaceAll(' ', '')} />
      <RadioInput name="option" legend="Option" options={[{ value: 'private', label: 'Private' }]} />
    </FormShell>,
  )
  return onSubmit
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test("a failed submit lists the errors in page order with their fields' text, and takes the focus", async () => {
  const onSubmit = show({ validate })
  await save()
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  await expect.poll(() => document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Enter the staff member', 'Please enter valid Phone Number'])
  expect(screen.getByLabelText('Staff member').getAttribute('aria-invalid')).toBe('true')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an empty field shows no error before the form is sent [OPEN-339]', () => {
  show({ validate })
  const staff = screen.getByLabelText('Staff member')
  fireEvent.focus(staff)
  fireEvent.blur(staff)
  expect(screen.queryByText('Enter the staff member')).toBeNull()
})

test('an error without text highlights and takes the focus [WIZ-07]', async () => {
  show({ validate: (values) => ({ option: values.option ? undefined : true }) })
  await save()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio'))
})

test('shows a server refusal at its field until it is changed, the rest in the summary [WIZ-120]', async () => {
  const refused = { phone: 'Not a phone number', [FORM_ERROR]: 'Please verify the fields are correct: phone' }
  show({ onSubmit: async () => refused })
  await save()
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('Please verify the fields are correct: phone')
  expect(within(summary).getByRole('link').textContent).toBe('Not a phone number')
  type('Phone', '08 9200 0000')
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a fault says what happened to the data', async () => {
  show({ onSubmit: () => Promise.reject(new Error('offline')) })
  type('Staff member', 'Kim')
  await save()
  expect(screen.getByRole('alert').textContent).toContain('What you typed is still here')
  expect(screen.getByLabelText('Staff member')).toHaveProperty('value', 'Kim')
})

test('changes reach the draft within a second, and at once when the form closes', () => {
  vi.useFakeTimers()
  const onChange = vi.fn<(values: Chooser) => void>()
  show({ onChange })
  act(() => void vi.advanceTimersByTime(2000))
  expect(onChange).not.toHaveBeenCalled()
  type('Staff member', 'K')
  type('Staff member', 'Kim')
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange.mock.calls).toEqual([[{ ...EMPTY, staff: 'Kim' }]])
  type('Phone', '08 92')
  cleanup()
  expect(onChange).toHaveBeenLastCalledWith({ ...EMPTY, staff: 'Kim', phone: '0892' })
})

test('tells whether something would be lost', () => {
  const onDirtyChange = vi.fn<(dirty: boolean) => void>()
  show({ onDirtyChange })
  type('Staff member', 'Kim')
  expect(onDirtyChange).toHaveBeenLastCalledWith(true)
  type('Staff member', '')
  expect(onDirtyChange).toHaveBeenLastCalledWith(false)
})
