// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { checkSession, tokenFor } from './session-check'
import { storedToken, storeSession } from './session'
import { sessionOf, tokenOf } from './session.fixture'

const service = vi.hoisted(() => ({
  currentToken: vi.fn<() => Promise<string | null>>(),
  forgetTokens: vi.fn<() => void>(),
}))
vi.mock('./identity', () => service)

const nurse = sessionOf('nurse')
const owner = sessionOf('owner')
const fresh = (name: string) => tokenOf(name, Date.now())
const ended = (name: string) => tokenOf(name, Date.now() - 2 * HOUR_MS)

beforeEach(() => {
  localStorage.clear()
  service.currentToken.mockReset()
  localStorage.setItem('portal.personal.identity.refreshToken', 'refresh')
})

test('a valid token needs no identity service [SHL-17]', async () => {
  storeSession(nurse, fresh('nurse'))
  expect(await checkSession()).toEqual(nurse)
  expect(await tokenFor(nurse)).toBe(storedToken())
  expect(service.currentToken).not.toHaveBeenCalled()
})

test('a computer that slept past the end renews: the session goes on [SHL-17]', async () => {
  storeSession(nurse, ended('nurse'))
  const renewed = fresh('nurse')
  service.currentToken.mockResolvedValue(renewed)
  expect(await tokenFor(nurse)).toBe(renewed)
  expect(storedToken()).toBe(renewed)
})

test('does not send an expired token while the service is silent: the server would end the session [OPEN-93]', async () => {
  storeSession(nurse, ended('nurse'))
  service.currentToken.mockRejectedValue(new TimeLimitExceeded('no answer'))
  await expect(tokenFor(nurse)).rejects.toMatchObject({ kind: 'timeout' })
})

test('drops the expired token when the service refuses to renew, and the server decides [API-04]', async () => {
  storeSession(nurse, ended('nurse'))
  service.currentToken.mockResolvedValue(null)
  expect(await tokenFor(nurse)).toBe(storedToken())
})

test('a page that loads while the service is silent signs nobody in, and keeps the session for other tabs [SHL-20]', async () => {
  storeSession(nurse, ended('nurse'))
  const before = storedToken()
  service.currentToken.mockRejectedValue(new TimeLimitExceeded('no answer'))
  expect(await checkSession()).toBeNull()
  expect(storedToken()).toBe(before)
})

test.each([
  ['signed in in another tab', () => storeSession(owner, fresh('owner'))],
  [
    'is signing in: record of the first, token of the second',
    () => localStorage.setItem('portal.personal.session-token', fresh('owner')),
  ],
  ['has logged out', () => localStorage.clear()],
  ['was refused in another tab', () => localStorage.removeItem('portal.personal.session-token')],
])("sends nothing for a user's screens when somebody %s [OPEN-15]", async (_, happens) => {
  storeSession(nurse, fresh('nurse'))
  happens()
  expect(await tokenFor(nurse)).toBeNull()
})

test('a user who signs in elsewhere during a renewal neither gets nor gives a token [OPEN-15]', async () => {
  storeSession(nurse, ended('nurse'))
  const others = fresh('owner')
  service.currentToken.mockImplementation(() => {
    storeSession(owner, others)
    return Promise.resolve(fresh('nurse'))
  })
  expect(await tokenFor(nurse)).toBeNull()
  expect(storedToken()).toBe(others)
})

test("on load another user's token is no session, and an unused one is removed [SHL-18, OPEN-15]", async () => {
  storeSession(nurse, fresh('owner'))
  service.currentToken.mockResolvedValue(fresh('owner'))
  expect(await checkSession()).toBeNull()
  expect(storedToken()).toBeNull()
})

test('keeps a token that another tab stores during the check [SHL-18]', async () => {
  storeSession(nurse, ended('nurse'))
  const others = fresh('owner')
  service.currentToken.mockImplementation(() => {
    storeSession(owner, others)
    return Promise.resolve(null)
  })
  expect(await checkSession()).toBeNull()
  expect(storedToken()).toBe(others)
})
