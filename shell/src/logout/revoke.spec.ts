// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '@portal/api-client/contract/session'
import { storageKeys } from '@portal/federation/host'
import { tokenOf } from '../session/session.fixture'
import { endSignIn } from './revoke'

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

test('the sign-in is ended by its own token, in a request that outlives the page [OPEN-161]', () => {
  const token = tokenOf('nurse', Date.now())
  localStorage.setItem(storageKeys.sessionToken, token)
  endSignIn()
  expect(send).toHaveBeenCalledTimes(1)
  const [url, init] = send.mock.calls[0] ?? []
  // Named in place: every page would carry the endpoint.
  expect([url, init?.method, init?.keepalive]).toEqual([`/api/${logOut.path}`, logOut.method, true])
  const headers = new Headers(init?.headers)
  expect(headers.get('authorization')).toBe(`Bearer ${token}`)
  expect(headers.get('idempotency-key')).toMatch(/^[\d.]{8,}$/)
})

test.each([
  ['no token', null],
  ['one that has ended', tokenOf('nurse', Date.now() - 61 * MINUTES)],
])('%s has nothing to end', (_what, token) => {
  if (token !== null) localStorage.setItem(storageKeys.sessionToken, token)
  endSignIn()
  expect(send).not.toHaveBeenCalled()
})
