// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { sessionOf } from '../session/session.fixture'
import { showSession, store } from '../session/session'
import { TendedDrafts } from './TendedDrafts'

const tend = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('./tend', () => ({ tend }))

const NAME = 'portal.personal.draft.id-nurse.d1'

const open = () =>
  render(
    <Provider store={store}>
      <TendedDrafts />
    </Provider>,
  )

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  tend.mockClear()
})
afterEach(() => {
  cleanup()
  showSession(null)
  vi.useRealTimers()
})

test.each([
  ['first the page', '', 0],
  ['at once where something waits sealed', 'portal.sealed.1.id.x', 1],
])('loads code and key with a session: %s', async (_, entry, atOnce) => {
  if (entry) localStorage.setItem(entry, 'sealed')
  showSession(sessionOf('nurse'))
  open()
  await vi.advanceTimersByTimeAsync(10)
  expect(tend).toHaveBeenCalledTimes(atOnce)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tend).toHaveBeenCalledTimes(1)
})

test('handles drafts the moment the session ends, and later writes too [OPEN-15]', () => {
  showSession(sessionOf('nurse'))
  open()
  localStorage.setItem(NAME, '{}')
  act(() => showSession(null))
  expect(tend).toHaveBeenCalledTimes(1)
  localStorage.removeItem(NAME)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(tend).toHaveBeenCalledTimes(1)
  localStorage.setItem(NAME, '{}')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(tend).toHaveBeenCalledTimes(2)
})

test('does nothing without session and drafts', () => {
  open()
  expect(tend).not.toHaveBeenCalled()
})
