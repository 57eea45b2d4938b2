// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/domain'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { checkSession, keepSessionFresh, renewToken, tokenFor } from './renewal'
import { dropToken, storedToken, storeSession } from './session'
import { sessionOf, tokenOf } from './session.fixture'
import { learnServerTime, serverNow } from '../start/server-clock'

const service = vi.hoisted(() => ({
  currentToken: vi.fn<() => Promise<string | null>>(),
  forgetTokens: vi.fn<() => void>(),
}))
vi.mock('./identity', () => service)

const noon = Date.UTC(2026, 10, 20, 12)
const nurse = sessionOf('nurse')

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  localStorage.clear()
  service.currentToken.mockReset().mockImplementation(() => Promise.resolve(tokenOf('nurse', serverNow())))
  storeSession(nurse, tokenOf('nurse', noon))
  learnServerTime(noon)
})
afterEach(() => vi.useRealTimers())

describe('a renewal', () => {
  test('is shared by simultaneous calls', async () => {
    const tokens = await Promise.all([renewToken(nurse), renewToken(nurse), renewToken(nurse)])
    expect(new Set(tokens).size).toBe(1)
    expect(service.currentToken).toHaveBeenCalledTimes(1)
  })

  test('is taken over from another tab, not repeated', async () => {
    const theirs = tokenOf('nurse', noon + MINUTE_MS)
    const request = vi.fn<(name: string, options: object, task: () => unknown) => unknown>((_name, _options, task) => {
      storeSession(nurse, theirs)
      return task()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await renewToken(nurse)).toBe(theirs)
    expect(service.currentToken).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test("after a logout stores nothing, not even the library's tokens [OPEN-15]", async () => {
    service.currentToken.mockImplementation(() => {
      localStorage.clear()
      return Promise.resolve(tokenOf('nurse', noon))
    })
    expect(await renewToken(nurse)).toBeNull()
    expect(storedToken()).toBeNull()
    expect(service.forgetTokens).toHaveBeenCalled()
  })

  test('without an answer is no refusal: the tokens stay for the next one [OPEN-93]', async () => {
    localStorage.setItem('portal.personal.identity.refreshToken', 'refresh')
    service.currentToken.mockRejectedValue(new TimeLimitExceeded('no answer'))
    await expect(renewToken(nurse)).rejects.toMatchObject({ kind: 'timeout' })
    service.currentToken.mockResolvedValue(tokenOf('nurse', noon + MINUTE_MS))
    expect(await renewToken(nurse)).toBe(tokenOf('nurse', noon + MINUTE_MS))
  })

  test('that is refused returns none [API-04]', async () => {
    service.currentToken.mockRejectedValue(Object.assign(new Error(), { name: 'TokenRevokedException' }))
    expect(await renewToken(nurse)).toBeNull()
  })

  test.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('corrects a clock that is a day %s [SHL-17]', async (_, off) => {
    vi.setSystemTime(noon + off)
    service.currentToken.mockResolvedValue(tokenOf('nurse', noon))
    await renewToken(nurse)
    expect(serverNow()).toBe(noon)
  })
})

describe('in the background', () => {
  const callsAt = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)
    return service.currentToken.mock.calls.length
  }

  test.each([
    ['right', 0],
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ])('renews five minutes before the end with a clock that is %s, again and again', async (_, off) => {
    vi.setSystemTime(noon + off)
    learnServerTime(noon)
    const stop = keepSessionFresh(nurse)
    expect(await callsAt(54)).toBe(0)
    expect(await callsAt(1)).toBe(1)
    expect(await callsAt(54)).toBe(1)
    expect(await callsAt(1)).toBe(2)
    stop()
  })

  test('retries after 3 s, 30 s, 1 min and 2 min when the service is down, keeping the token', async () => {
    const first = storedToken()
    service.currentToken.mockRejectedValue(new Error('down'))
    const stop = keepSessionFresh(nurse)
    expect(await callsAt(55)).toBe(1)
    // This is soon enough after a lost answer [OPEN-215].
    expect(await callsAt(0.05)).toBe(2)
    expect(await callsAt(0.5)).toBe(3)
    expect(await callsAt(1)).toBe(4)
    expect(await callsAt(1.9)).toBe(4)
    expect(storedToken()).toBe(first)
    service.currentToken.mockImplementation(() => Promise.resolve(tokenOf('nurse', serverNow())))
    expect(await callsAt(0.1)).toBe(5)
    expect(storedToken()).not.toBe(first)
    expect(await callsAt(54)).toBe(5)
    stop()
  })

  test("does not repeat another tab's renewal", async () => {
    const stop = keepSessionFresh(nurse)
    expect(await callsAt(54)).toBe(0)
    storeSession(nurse, tokenOf('nurse', noon + 54 * MINUTE_MS))
    expect(await callsAt(10)).toBe(0)
    stop()
  })

  test('does not renew a token that the server refused [API-04]', async () => {
    const stop = keepSessionFresh(nurse)
    dropToken()
    expect(await callsAt(120)).toBe(0)
    stop()
  })

  test('renews soon when a computer wakes too late', async () => {
    const stop = keepSessionFresh(nurse)
    vi.setSystemTime(noon + 3 * HOUR_MS)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await callsAt(0.5)).toBe(1)
    stop()
  })

  test('stops with the session', async () => {
    keepSessionFresh(nurse)()
    expect(await callsAt(120)).toBe(0)
  })
})

describe('the session check', () => {
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
})
