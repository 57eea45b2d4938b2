// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormShell } from '../form/FormShell'
import { FieldRows } from './FieldRows'
import { TextInput } from './text-fields'

afterEach(cleanup)

function show() {
  render(
    <FormShell
      initialValues={{ notes: [{ text: 'Keep the collar' }, { text: 'Call first' }] }}
      onSubmit={() => undefined}
    >
      <FieldRows name="notes" legend="Special instructions" newRow={() => ({ text: '' })} max={3}>
        {(row, index) => <TextInput name={`${row}.text`} label={`Instruction ${index + 1}`} labelHidden />}
      </FieldRows>
    </FormShell>,
  )
}

const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)

test('adds rows up to the limit and focuses the new one [WIZ-55]', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(texts()).toEqual(['Keep the collar', 'Call first', ''])
  expect(document.activeElement).toBe(screen.getByLabelText('Instruction 3'))
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull()
})

test('deletes a row, keeps the others and the focus [WIZ-55]', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Delete row 1' }))
  expect(texts()).toEqual(['Call first'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add row' }))
})
