// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

afterEach(cleanup)

test('takes focus when it appears and again for a new attempt', () => {
  const errors = [{ id: 'name', message: 'Enter the first name' }]
  const { rerender } = render(<ErrorSummary key={1} errors={errors} />)
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  summary.blur()
  rerender(<ErrorSummary key={2} errors={errors} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('an entry focuses its field and leaves the hash, which names the step [WIZ-17]', () => {
  window.location.hash = '#owner-pet-details'
  render(
    <>
      <ErrorSummary errors={[{ id: 'weight', message: 'The Pet Weight must be greater than 0' }]} />
      <TextField id="weight" label="Weight (Kg)" error="The Pet Weight must be greater than 0" />
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'The Pet Weight must be greater than 0' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Weight (Kg)'))
  expect(window.location.hash).toBe('#owner-pet-details')
})
