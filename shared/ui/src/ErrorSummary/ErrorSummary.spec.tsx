// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '../TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

afterEach(cleanup)

test('an entry focuses its field and keeps the hash, which names the step [WIZ-17]', () => {
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

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `field-${index}`, message: `Enter ${index}` }))

test('shows up to three entries; more are a count that opens the list [OPEN-212]', () => {
  const { rerender } = render(<ErrorSummary key={1} errors={entries(3)} />)
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(document.querySelector('details')).toBeNull()
  rerender(<ErrorSummary key={2} errors={entries(4)} />)
  const many = document.querySelector('details')
  expect(many?.open).toBe(false)
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toBe(document.activeElement)
  fireEvent.click(screen.getByText('4 details need your attention'))
  expect(many?.open).toBe(true)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter 0',
    'Enter 1',
    'Enter 2',
    'Enter 3',
  ])
})
