// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alert } from './Alert'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('hides itself after 4 s [SHL-59]', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Alert kind="success" autoHide onClose={onClose}>
      Saved.
    </Alert>,
  )
  wait(3999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['hover', 'mouseEnter', 'mouseLeave'],
  ['focus', 'focus', 'blur'],
] as const)('%s pauses the timer; it restarts afterwards [OPEN-78]', (_, start, end) => {
  const onClose = vi.fn<() => void>()
  render(<Alert kind="success" autoHide onClose={onClose} />)
  wait(3000)
  fireEvent[start](screen.getByRole('status'))
  wait(10_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent[end](screen.getByRole('status'))
  wait(4000)
  expect(onClose).toHaveBeenCalledOnce()
})

test('an error interrupts, stays and is closed by hand [WIZ-124]', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Alert kind="error" onClose={onClose}>
      Not saved.
    </Alert>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(onClose).toHaveBeenCalledOnce()
})
