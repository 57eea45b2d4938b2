// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './TextField'

afterEach(cleanup)

const password = () => screen.getByLabelText('Password')

test('a password is hidden, shown by its button, and hidden on submit', () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Password" type="password" autoComplete="current-password" defaultValue="secret-1" />
    </form>,
  )
  expect(password().getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().getAttribute('type')).toBe('text')
  expect(password().getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByRole('status').textContent).toBe('The password is shown')
  fireEvent.submit(password())
  expect(password().getAttribute('type')).toBe('password')
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
})
