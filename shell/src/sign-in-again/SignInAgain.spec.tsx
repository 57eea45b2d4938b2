// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import type { SignInOutcome } from '../session/identity'
import { showSession, store, storedToken, storeSession } from '../session/session'
import { sessionOf, tokenOf } from '../session/session.fixture'
import { signInAgain } from './sign-in-request'
import { SignInAgain } from './SignInAgain'

vi.hoisted(() => {
  const careHours = { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' }
  const brands = { 'WA LWD': { name: 'Lightwood', phone: '+61892000000', careHours } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brands })}</script>`
})

const identity = vi.hoisted(() => ({
  signInBeside: vi.fn<(username: string, password: string) => Promise<SignInOutcome>>(),
  confirmCodeBeside: vi.fn<(code: string) => Promise<SignInOutcome>>(),
}))
vi.mock('../session/identity', () => identity)

const nurse = sessionOf('nurse')
const fresh = tokenOf('nurse', Date.now())
const signedIn = (token = fresh) => Promise.resolve({ kind: 'signed-in', token } as const)

async function ask() {
  const answer = signInAgain()
  await screen.findByLabelText('Password')
  return answer
}

async function fill(label: RegExp, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

beforeEach(() => {
  localStorage.clear()
  storeSession(nurse, 'before')
  showSession(nurse)
  identity.signInBeside.mockReset().mockImplementation(() => signedIn())
  identity.confirmCodeBeside.mockReset().mockImplementation(() => signedIn())
  render(
    <Provider store={store}>
      <SignInAgain />
    </Provider>,
  )
})
afterEach(() => {
  cleanup()
  showSession(null)
})

test('the password is enough without two-step sign-in; the session continues with the new token [OPEN-280]', async () => {
  const answer = ask()
  await fill(/^Password/, 'My-own-pass-7')
  expect(await answer).toBe(true)
  expect(identity.signInBeside).toHaveBeenCalledWith('nurse@test', 'My-own-pass-7')
  expect(storedToken()).toBe(fresh)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('asks for the code too when two-step sign-in is on [OPEN-280]', async () => {
  identity.signInBeside.mockResolvedValue({ kind: 'code' })
  const answer = ask()
  await fill(/^Password/, 'My-own-pass-7')
  await fill(/^Six-digit code/, '123 456')
  expect(await answer).toBe(true)
  expect(identity.confirmCodeBeside).toHaveBeenCalledWith('123456')
})

test('a wrong password ends nothing, and another can be tried', async () => {
  identity.signInBeside.mockRejectedValueOnce(
    Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' }),
  )
  const answer = ask()
  await fill(/^Password/, 'not-it')
  expect(await screen.findByText('Incorrect username or password.')).toBeTruthy()
  expect(storedToken()).toBe('before')
  await fill(/^Password/, 'My-own-pass-7')
  expect(await answer).toBe(true)
})

test("refuses another user's token", async () => {
  identity.signInBeside.mockImplementation(() => signedIn(tokenOf('owner', Date.now())))
  const answer = ask()
  await fill(/^Password/, 'My-own-pass-7')
  await screen.findByRole('alert')
  expect(storedToken()).toBe('before')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await answer).toBe(false)
})

test('asks nothing without a password', async () => {
  const answer = ask()
  await fill(/^Password/, '')
  expect((await screen.findAllByText('Enter your password')).length).toBeGreaterThan(0)
  expect(identity.signInBeside).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await answer).toBe(false)
})
