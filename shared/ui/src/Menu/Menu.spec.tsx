// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from './Menu'

afterEach(cleanup)

function show() {
  const onSelect = vi.fn<() => void>()
  render(<Menu label="Harbour Veterinary Clinic" items={[{ label: 'Accounts', href: '/accounts', onSelect }]} />)
  const trigger = screen.getByRole('button', { name: 'Harbour Veterinary Clinic' })
  return { onSelect, trigger }
}

test('the button shows the list and Escape hides it, returning the focus [OPEN-01]', () => {
  const { trigger } = show()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  screen.getByRole('link', { name: 'Accounts' }).focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})
