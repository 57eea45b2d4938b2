// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logOut } from '@portal/api-client/contract/session'
import { storageKeys } from '@portal/federation/host'
import { tokenOf } from '../session/session.fixture'
import { endSignIn, revokeSession } from './revoke'

vi.mock('@portal/federation/host', async (original) => ({
  ...(await original<object>()),
  portalConfig: () => ({ apiBase: '/api/', identity: { userPoolId: 'local_pool', clientId: 'client' } }),
}))

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.reject(new Error('offline')))
beforeEach(() => {
  localStorage.clear()
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const MINUTES = 60_000

test('ends the sign-in with its own token, in a request that continues after the page closes [OPEN-161]', () => {
  const token = tokenOf('nurse', Date.now())
  localStorage.setItem(storageKeys.sessionToken, token)
  endSignIn()
  expect(send).toHaveBeenCalledTimes(1)
  const [url, init] = send.mock.calls[0] ?? []
  // Named literally: an import would add the endpoint to every page.
  expect([url, init?.method, init?.keepalive]).toEqual([`/api/${logOut.path}`, logOut.method, true])
  const headers = new Headers(init?.headers)
  expect(headers.get('authorization')).toBe(`Bearer ${token}`)
  expect(headers.get('idempotency-key')).toMatch(/^[\d.]{8,}$/)
})

test.each([
  ['no token', null],
  ['one that has ended', tokenOf('nurse', Date.now() - 61 * MINUTES)],
])('does nothing for %s', (_what, token) => {
  if (token !== null) localStorage.setItem(storageKeys.sessionToken, token)
  endSignIn()
  expect(send).not.toHaveBeenCalled()
})

describe('tells the identity service', () => {
  const tells = () => {
    revokeSession()
    const [url, init] = send.mock.calls[0] ?? []
    return [url, init?.keepalive, init?.credentials, init?.body]
  }

  test("with the refresh token's placeholder: the browser adds the cookie that identifies the session [OPEN-216]", () => {
    localStorage.setItem(`${storageKeys.identity}Cognito.client.nurse.refreshToken`, 'kept-by-the-portal')
    const body = JSON.stringify({ ClientId: 'client', Token: 'kept-by-the-portal' })
    // Without `credentials` a browser sends cookies to its own origin only.
    expect(tells()).toEqual(['https://cognito-idp.local.amazonaws.com/', true, undefined, body])
  })

  test('nothing when nobody was signed in', () => {
    revokeSession()
    expect(send).not.toHaveBeenCalled()
  })
})
