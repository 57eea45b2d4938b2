// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSession, storeSession } from './session'
import { onSessionEvent } from './session-events'
import { sessionOf } from './session.fixture'
import { watchStoredSession } from './watch-stored-session'

const nurse = sessionOf('nurse')
const told = vi.fn<(event: string) => void>()
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  told.mockReset()
  storeSession(nurse, 'token')
  showSession(nurse)
  const [stopWatch, stopEvents] = [watchStoredSession(), onSessionEvent(told)]
  stop = () => {
    stopWatch()
    stopEvents()
  }
})
afterEach(() => stop())

const storage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const transition = (type: string) => Object.assign(new Event(type), { persisted: true })
const userData = 'portal.personal.user-data'

test.each([
  ['a logout', () => localStorage.removeItem(userData), () => storage(userData)],
  ['a cleared storage', () => localStorage.clear(), () => storage(null)],
  ['another user', () => storeSession(sessionOf('owner'), 'other'), () => storage(userData)],
  [
    'another user, seen late',
    () => storeSession(sessionOf('owner'), 'other'),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
  [
    'another user, seen at a click',
    () => storeSession(sessionOf('owner'), 'other'),
    () => window.dispatchEvent(new Event('focus')),
  ],
])('%s in another tab ends the session here [OPEN-15]', (_, happens, news) => {
  happens()
  news()
  expect(told).toHaveBeenCalledWith('signed-out-elsewhere')
})

test.each([
  [
    'a new token',
    () => localStorage.setItem('portal.personal.session-token', 'newer'),
    () => storage('portal.personal.session-token'),
  ],
  [
    'a practice read again',
    () => storeSession({ ...nurse, practice: { ...nurse.practice, name: 'New' } }, 'token'),
    () => storage(userData),
  ],
  ['nothing', () => undefined, () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s ends nothing', (_, happens, news) => {
  happens()
  news()
  expect(told).not.toHaveBeenCalled()
})

test('shows a page kept for Back to its own user only; for another one it reloads [OPEN-15]', () => {
  const page = document.documentElement.style
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  window.dispatchEvent(transition('pagehide'))
  expect(page.visibility).toBe('hidden')
  window.dispatchEvent(transition('pageshow'))
  expect([page.visibility, reload.mock.calls.length]).toEqual(['', 0])
  window.dispatchEvent(transition('pagehide'))
  storeSession(sessionOf('owner'), 'other')
  // The browser sends these events in this order.
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(transition('pageshow'))
  storage(userData)
  expect([page.visibility, reload.mock.calls.length]).toEqual(['hidden', 1])
  expect(told).not.toHaveBeenCalled()
  page.visibility = ''
})
