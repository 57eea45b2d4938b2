// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { getPractice, listContacts, updatePractice } from '@portal/api-client/contract/practice'
import { showSession, storedToken, storeSession } from '../session/session'
import { onSessionEvent } from '../session/session-events'
import { sessionOf, tokenOf } from '../session/session.fixture'
import { api, apiWith } from './api'

vi.mock('@portal/federation/host', async (original) => ({
  ...(await original<object>()),
  portalConfig: () => ({ apiBase: '/api/', brand: 'WA LWD' }),
}))

vi.mock('../session/identity', () => ({ currentToken: () => Promise.reject(new TimeLimitExceeded('no answer')) }))

const nurse = sessionOf('nurse')
const owner = sessionOf('owner')
const token = (name: string) => tokenOf(name, Date.now())
const send = vi.fn<(request: Request) => Promise<Response>>()
const told = vi.fn<(event: string) => void>()
let stop = () => {}

const answer = (status: number) => new Response('{"message":"no"}', { status })
const bearers = () => send.mock.calls.map(([request]) => request.headers.get('authorization'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  send.mockReset().mockImplementation(() => Promise.resolve(answer(404)))
  told.mockReset()
  vi.stubGlobal('fetch', send)
  stop = onSessionEvent(told)
  storeSession(nurse, token('nurse'))
  showSession(nurse)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const write = () =>
  api
    .call(updatePractice, { version: 1, idempotencyKey: 'once', body: { pricing_information_c: 'RRP' } })
    .catch((error) => error.kind)

test('a call has the token of the shown session [API-02]', async () => {
  const mine = storedToken()
  expect(await write()).toBe('notFound')
  expect(bearers()).toEqual([`Bearer ${mine}`])
})

test("never sends a write of the first user's screen as the second user [OPEN-15, API-02]", async () => {
  storeSession(owner, token('owner'))
  expect(await write()).toBe('unauthorized')
  expect(send).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith('unauthorized')
  expect(storedToken()).not.toBeNull()
})

test("a late 401 of the first user does not end the second user's session [API-04, OPEN-15]", async () => {
  const others = token('owner')
  send.mockImplementation(() => {
    storeSession(owner, others)
    return Promise.resolve(answer(401))
  })
  expect(await write()).toBe('unauthorized')
  expect(storedToken()).toBe(others)
})

const lateRefusal = (meanwhile: () => void) =>
  send.mockImplementation(() => {
    meanwhile()
    return Promise.resolve(answer(401))
  })

test('a late 401 does not end a new session in the same tab [API-04, OPEN-277]', async () => {
  const others = token('owner')
  lateRefusal(() => {
    storeSession(owner, others)
    showSession(owner)
  })
  expect(await write()).toBe('unauthorized')
  expect(storedToken()).toBe(others)
  expect(told).not.toHaveBeenCalled()
})

test('a 401 of a renewed token keeps the new one [OPEN-277]', async () => {
  const renewed = tokenOf('nurse', Date.now() + HOUR_MS)
  lateRefusal(() => storeSession(nurse, renewed))
  expect(await write()).toBe('unauthorized')
  expect([storedToken(), told.mock.calls]).toEqual([renewed, []])
})

test('ignores refusals after a logout [OPEN-277]', async () => {
  lateRefusal(() => {
    localStorage.clear()
    showSession(null)
  })
  expect(await write()).toBe('unauthorized')
  expect(told).not.toHaveBeenCalled()
})

test('a 401 drops the token of the shown session [API-04]', async () => {
  send.mockImplementation(() => Promise.resolve(answer(401)))
  await write()
  expect(storedToken()).toBeNull()
  expect(told).toHaveBeenCalledWith('unauthorized')
})

test('drops early answers of a refused token, so that they do not end the next session [API-04]', async () => {
  const refused = () => Promise.resolve(answer(401))
  window.portalEarlySubject = nurse.subject
  window.portalEarly = new Map([
    ['/api/portal/vet', refused()],
    ['/api/portal/vet/contacts', refused()],
  ])
  const kindOf = (call: Promise<unknown>) => call.catch((error) => error.kind)
  expect(await kindOf(api.call(getPractice, {}))).toBe('unauthorized')
  storeSession(nurse, token('nurse'))
  expect(await kindOf(api.call(listContacts, {}))).toBe('notFound')
  expect(send).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledOnce()
})

test('without a renewed token sends no write, and signs nobody out [OPEN-93]', async () => {
  const ended = tokenOf('nurse', Date.now() - 2 * HOUR_MS)
  storeSession(nurse, ended)
  localStorage.setItem('portal.personal.identity.refreshToken', 'refresh')
  expect(await write()).toBe('timeout')
  expect(send).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
  expect(storedToken()).toBe(ended)
})

test("without a session sends an owner's guest token, never another tab's staff token [OPEN-77]", async () => {
  showSession(null)
  sessionStorage.setItem('portal.personal.guest-token', 'guest')
  await write()
  expect(bearers()).toEqual(['Bearer guest'])
})

test('a refused sign-in ends no session: its calls have their own token [SHL-15]', async () => {
  send.mockImplementation(() => Promise.resolve(answer(401)))
  await apiWith('new')
    .call(listContacts)
    .catch(() => undefined)
  expect(bearers()).toEqual(['Bearer new'])
  expect(told).not.toHaveBeenCalled()
  expect(storedToken()).not.toBeNull()
})
