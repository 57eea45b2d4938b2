// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { ApiError } from '@portal/api-client'
import { PortalHostProvider } from '@portal/federation'
import { MemoryRouter, Route, Routes } from '@portal/router'
import { fakeHost } from '@portal/testing'
import type { SignInOutcome } from '../session/identity'
import { sessionOf, tokenOf } from '../session/session.fixture'
import { showSession, store } from '../session/session'
import type { StaffSession } from '../session/session'
import { LoginScreen } from './LoginScreen'
import { destinationAfterLogin } from './use-sign-in'

const identity = vi.hoisted(() => ({
  signInWithPassword: vi.fn<(username: string, password: string) => Promise<SignInOutcome>>(),
  confirmCode: vi.fn<(code: string) => Promise<SignInOutcome>>(),
  endIdentitySession: vi.fn<() => Promise<void>>(async () => undefined),
  StorageRefused: class extends Error {},
}))
vi.mock('../session/identity', () => identity)
const findsStaff = vi.hoisted(() => vi.fn<() => Promise<StaffSession>>())
vi.mock('../session/sign-in', () => ({ staffSessionFor: findsStaff }))
vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', welcome: 'Welcome. Book here.', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brand: 'WA LWD', brands })}</script>`
})

beforeEach(() => {
  localStorage.clear()
  identity.signInWithPassword.mockResolvedValue({ kind: 'code' })
  identity.confirmCode.mockReset()
})
afterEach(() => {
  cleanup()
  act(() => showSession(null))
})

/** Opens the page and enters the right password. */
async function askedForCode(label = /^Six-digit code from your authenticator app/): Promise<HTMLElement> {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/login']}>
        <PortalHostProvider value={fakeHost()}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<h1>Work</h1>} />
          </Routes>
        </PortalHostProvider>
      </MemoryRouter>
    </Provider>,
  )
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' nurse@harbour.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Demo-pass-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return screen.findByLabelText(label)
}

const send = (code: string) => {
  fireEvent.change(screen.getByLabelText(/^Six-digit code/), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const refusal = (name: string) => Object.assign(new Error('no'), { name })

test('accepts pasted spaces, tells a wrong code from a used one, and lets another be tried [OPEN-217]', async () => {
  await askedForCode()
  identity.confirmCode.mockRejectedValueOnce(refusal('CodeMismatchException'))
  send(' 123 456 ')
  expect((await screen.findAllByText('This code is not right. Enter the one that your app shows now.'))[0]).toBeTruthy()
  identity.confirmCode.mockRejectedValueOnce(refusal('ExpiredCodeException'))
  send('654321')
  expect((await screen.findAllByText(/^This code was used already/))[0]).toBeTruthy()
  expect(identity.confirmCode.mock.calls).toEqual([['123456'], ['654321']])
})

test('a right code without a portal contact stores nothing [OPEN-217, SHL-15]', async () => {
  findsStaff.mockRejectedValueOnce(new ApiError({ kind: 'forbidden', message: 'No practice.' }))
  await askedForCode()
  identity.confirmCode.mockResolvedValueOnce({ kind: 'signed-in', token: tokenOf('nurse', Date.now()) })
  send('123456')
  expect((await screen.findAllByText(/^Please verify your email and password/))[0]).toBeTruthy()
  expect(identity.endIdentitySession).toHaveBeenCalled()
  expect(localStorage.length).toBe(0)
})

test('a right code signs in like a right password [OPEN-217, SHL-07]', async () => {
  await askedForCode()
  const token = tokenOf('nurse', Date.now())
  findsStaff.mockResolvedValueOnce(sessionOf('nurse'))
  identity.confirmCode.mockResolvedValueOnce({ kind: 'signed-in', token })
  send('123456')
  expect(await screen.findByRole('heading', { name: 'Work' })).toBeTruthy()
  expect(localStorage.getItem('portal.personal.session-token')).toBe(token)
})

describe('an account that requires an app and has none [OPEN-289]', () => {
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const setUp = () => {
    identity.signInWithPassword.mockResolvedValue({ kind: 'set-up', secret: SECRET })
    return askedForCode(/^Six-digit code that the app shows now/)
  }

  test('gets a code to scan and a key to type, and signs in with a first code', async () => {
    const field = await setUp()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' }))
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy()
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    findsStaff.mockResolvedValueOnce(sessionOf('nurse'))
    identity.confirmCode.mockResolvedValueOnce({ kind: 'signed-in', token: tokenOf('nurse', Date.now()) })
    send('123 456')
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeTruthy()
    expect(identity.confirmCode.mock.calls).toEqual([['123456']])
  })

  test('shows a wrong code at its field, and the key can be tried again', async () => {
    await setUp()
    identity.confirmCode.mockRejectedValueOnce(refusal('EnableSoftwareTokenMFAException'))
    send('000000')
    expect((await screen.findAllByText(/^This code is not right/))[0]).toBeTruthy()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy()
  })

  test('when too late says what to do with the app, and leads back to the password', async () => {
    await setUp()
    identity.confirmCode.mockRejectedValueOnce(refusal('NotAuthorizedException'))
    send('123456')
    expect((await screen.findAllByText(/Remove the entry that you just made in the app/))[0]).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('nurse@harbour.test')
    expect(screen.queryByText(/GEZD/)).toBeNull()
  })
})

describe('the page after signing in', () => {
  test('a login opens the dashboard [SHL-07]', () => {
    expect(destinationAfterLogin({})).toBe('/dashboard')
  })

  test('a login with a booking and a line opens the engraving [SHL-06]', () => {
    expect(destinationAfterLogin({ bookingId: 'b-1', quotedProductId: 'q_2' })).toBe(
      '/engraving/check-existing?staff=1&bookingId=b-1&quotedProductId=q_2',
    )
  })

  test('with one id only, opens the page that reports the missing one [OPEN-04]', () => {
    expect(destinationAfterLogin({ bookingId: 'b-1' })).toBe('/engraving/check-existing?staff=1&bookingId=b-1')
  })

  test.each(['a b', '../x', '<b>', 'x'.repeat(65), ''])('the id %j is ignored [OPEN-04]', (bookingId) => {
    expect(destinationAfterLogin({ bookingId })).toBe('/dashboard')
  })
})
