// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '@portal/federation/host'
import { failureText } from '../login/login-errors'
import { ANSWER_WITHIN_MS } from './identity-service'
import { tokenOf } from './session.fixture'

vi.mock('@portal/federation/host', async (original) => ({
  ...(await original<object>()),
  portalConfig: () => ({ identity: { userPoolId: 'local_pool', clientId: 'client', endpoint: '/cloud/identity/' } }),
}))

/** Receives the request and never answers; rejects when it is aborted. */
const send = vi.fn<(url: unknown, init?: RequestInit) => Promise<Response>>(
  (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
)
vi.stubGlobal('fetch', send)
const identity = await import('./identity')

const key = (name: string) => `${storageKeys.identity}CognitoIdentityServiceProvider.client.${name}`
const ofIdentity = () => Object.keys(localStorage).filter((name) => name.startsWith(storageKeys.identity))

function holdTokens() {
  localStorage.setItem(key('LastAuthUser'), 'nurse')
  localStorage.setItem(key('nurse.accessToken'), tokenOf('nurse', Date.now()).replace('x.', 'e30.'))
  localStorage.setItem(key('nurse.refreshToken'), 'kept-by-the-portal')
  localStorage.setItem(key('nurse.clockDrift'), '0')
}

/** How the call ended by the timeout; it must have called the service before. */
async function endOf(call: Promise<unknown>) {
  let end: unknown = 'still waiting'
  call.then(
    () => (end = 'done'),
    (error: Error) => (end = error.name),
  )
  const asked = send.mock.calls.length
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(asked))
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
  return end
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

test('ends a sign-in without an answer, and stores nothing [OPEN-93]', async () => {
  expect(await endOf(identity.signInWithPassword('nurse@test', 'Demo-pass-1'))).toBe('TimeLimitExceeded')
  expect(ofIdentity()).toEqual([])
})

test('ends a request for a code and a new password without an answer [OPEN-93]', async () => {
  expect(await endOf(identity.sendResetCode('nurse@test'))).toBe('TimeLimitExceeded')
  expect(await endOf(identity.setNewPassword('nurse@test', '123456', 'Demo-pass-2'))).toBe('TimeLimitExceeded')
})

test('a renewal without an answer keeps the tokens, and the next one tries again [OPEN-93]', async () => {
  holdTokens()
  const held = ofIdentity()
  expect(await endOf(identity.currentToken(true))).toBe('TimeLimitExceeded')
  expect(ofIdentity()).toEqual(held)
  expect(await endOf(identity.currentToken(true))).toBe('TimeLimitExceeded')
})

test('does not limit requests to other addresses', async () => {
  void fetch('/api/portal/vet', {}).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
  expect(send.mock.lastCall?.[1]?.signal).toBeUndefined()
})

test("renews with the portal's placeholder, which stays in place of the refresh token [OPEN-214]", async () => {
  holdTokens()
  const fresh = tokenOf('nurse', Date.now()).replace('x.', 'e30.')
  const tokens = { AccessToken: fresh, IdToken: fresh, RefreshToken: 'kept-by-the-portal' }
  send.mockResolvedValueOnce(Response.json({ AuthenticationResult: tokens }))
  expect(await identity.currentToken(true)).toBe(fresh)
  expect(String(send.mock.lastCall?.[1]?.body)).toContain('"RefreshToken":"kept-by-the-portal"')
  expect(localStorage.getItem(key('nurse.refreshToken'))).toBe('kept-by-the-portal')
})

const refusal = (name: string, message: string) => Object.assign(new Error(message), { name })

/** Text of a refusal in the form. */
function textOf(error: Error): string {
  try {
    return identity.rethrowInOurText(error)
  } catch (thrown) {
    return failureText(thrown)
  }
}

test('a sign-in stopped for a leaked password says what to do [OPEN-220]', () => {
  expect(textOf(refusal('NotAuthorizedException', 'Unable to login because of security reasons.'))).toBe(
    'The sign-in service stopped this sign-in for your safety. Reset your password, then sign in with the new one.',
  )
  expect(textOf(refusal('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
    'Incorrect username or password.',
  )
})

test('a required step that the portal lacks is reported: the password was right [OPEN-217]', () => {
  expect(textOf(identity.stepNotOffered())).toBe(
    'Your password is right, but this account needs a sign-in step that cannot be set up here. Call Client Care on the number below.',
  )
})

test('a temporary password has 4 letters, 4 digits and 2 symbols [SHL-12]', () => {
  for (let round = 0; round < 200; round++) {
    expect(identity.temporaryPassword()).toMatch(/^[A-Za-z]{4}\d{4}[!@#$%^&*]{2}$/)
  }
})

test('two temporary passwords differ [OPEN-06]', () => {
  expect(new Set(Array.from({ length: 500 }, identity.temporaryPassword)).size).toBe(500)
})
