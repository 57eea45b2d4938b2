// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { PortalHostProvider } from '@portal/federation'
import { Link, MemoryRouter, Route, Routes } from '@portal/router'
import { fakeHost } from '@portal/testing'
import { ForgotPasswordScreen } from '../forgot-password/ForgotPasswordScreen'
import { LoginScreen } from '../login/LoginScreen'
import { hasLeft, showSession, store, storeSession } from './session'
import { sessionOf, tokenOf } from './session.fixture'
import { emitSessionEvent, onSessionEvent } from './session-events'
import { SessionWatch, watchStoredSession } from './SessionWatch'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', welcome: 'Welcome. Book here.', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brand: 'WA LWD', brands })}</script>`
})

const NURSE = sessionOf('nurse')
const heading = () => screen.findByRole('heading', { level: 1 })

function open(at: string) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <PortalHostProvider value={fakeHost()}>
          <SessionWatch />
          <Link to="/login">To the form</Link>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
            <Route path="*" element={<h1>Work</h1>} />
          </Routes>
        </PortalHostProvider>
      </MemoryRouter>
    </Provider>,
  )
}

function signIn(): void {
  storeSession(NURSE, tokenOf('nurse', Date.now()))
  act(() => showSession(NURSE))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  act(() => showSession(null))
  hasLeft()
})

describe('reason shown above the sign-in form', () => {
  test('is not "session ended" for a visitor who was never signed in [OPEN-02]', async () => {
    open('/bookings')
    act(() => emitSessionEvent('unauthorized'))
    expect((await heading()).textContent).toBe('Sign in')
    expect(screen.getByText(/^This page is for signed-in staff/)).toBeTruthy()
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })

  test('after a refused session a new one continues without the message [OPEN-03]', async () => {
    signIn()
    open('/bookings')
    act(() => emitSessionEvent('unauthorized'))
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy()
    signIn()
    expect((await heading()).textContent).toBe('Work')
    act(() => showSession(null))
    fireEvent.click(screen.getByRole('link', { name: 'To the form' }))
    expect((await heading()).textContent).toBe('Sign in')
    expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  })

  test("a deactivated account reads the server's sentence, once [OPEN-13]", async () => {
    signIn()
    open('/bookings')
    act(() => emitSessionEvent('inactive', 'This account is not active. Ask the owner of your practice.'))
    expect(await screen.findByText('This account is not active. Ask the owner of your practice.')).toBeTruthy()
    expect(screen.queryByText(/with an account/)).toBeNull()
  })

  test('a forbidden page leaves the others open, without a redirect loop [OPEN-03, OPEN-12]', async () => {
    signIn()
    open('/bookings')
    act(() => emitSessionEvent('forbidden'))
    expect(await screen.findByText(/^Your account does not give access to this page/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'back to the dashboard' }))
    expect((await heading()).textContent).toBe('Work')
    fireEvent.click(screen.getByRole('link', { name: 'To the form' }))
    expect((await heading()).textContent).toBe('Work')
  })
})

describe('a page while another tab changes the session', () => {
  const told = vi.fn<(event: string) => void>()
  let stop = () => {}

  beforeEach(() => {
    told.mockReset()
    storeSession(NURSE, 'token')
    showSession(NURSE)
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
      () => storeSession({ ...NURSE, practice: { ...NURSE.practice, name: 'New' } }, 'token'),
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
})
