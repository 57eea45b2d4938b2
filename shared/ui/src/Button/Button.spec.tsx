// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button'

afterEach(cleanup)

test('a disabled button stays focusable and says why', () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button disabledReason="Out of stock" onClick={onClick}>
      Add
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Add', description: 'Out of stock' })
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy submit button does not send again', () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Saving">
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  rerender(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Saving', busy: true }))
  expect(onSubmit).toHaveBeenCalledOnce()
})
