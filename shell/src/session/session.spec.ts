// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { harbour } from '@portal/testing'
import { storePractice, storeSession, storedToken, storedSession, storeToken } from './session'
import { sessionOf } from './session.fixture'

const nurse = sessionOf('nurse')
const owner = sessionOf('owner')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('the next user finds nothing of the previous one, and keeps their own identity tokens [OPEN-15]', () => {
  storeSession(nurse, 'token-nurse')
  localStorage.setItem('portal.personal.filter.id-nurse.bookings', '{}')
  sessionStorage.setItem('portal.personal.preference.id-nurse.chooser', '{}')
  localStorage.setItem('portal.personal.identity.owner.refreshToken', 'refresh')
  storeSession(owner, 'token-owner')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'portal.personal.brand',
    'portal.personal.identity.owner.refreshToken',
    'portal.personal.session-token',
    'portal.personal.user-data',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['portal.personal.foreign-history.id-owner.keys'])
  expect([storedSession(), storedToken()]).toEqual([owner, 'token-owner'])
})

test('the same user finds their work again [API-04, OPEN-15]', () => {
  storeSession(nurse, 'first')
  localStorage.setItem('portal.personal.draft.id-nurse.new.a', '{}')
  storeSession(nurse, 'second')
  expect(localStorage.getItem('portal.personal.draft.id-nurse.new.a')).toBe('{}')
})

test('removes data without a user at sign-in [OPEN-15]', () => {
  localStorage.setItem('portal.personal.filter.id-nurse.bookings', '{}')
  storeSession(owner, 'token-owner')
  expect(localStorage.getItem('portal.personal.filter.id-nurse.bookings')).toBeNull()
})

/** Replaces the storage's setItem. A spy would stay in place. */
function writeBy(setItem: Storage['setItem']): void {
  const own = localStorage
  const get = (_: Storage, name: string) => {
    const value: unknown = name === 'setItem' ? setItem : Reflect.get(own, name)
    return typeof value === 'function' ? value.bind(own) : value
  }
  vi.stubGlobal('localStorage', new Proxy(own, { get }))
}

test("writes the record before the token, never a record with another's token [OPEN-15]", () => {
  storeSession(nurse, 'token-nurse')
  const written: string[] = []
  const setItem = localStorage.setItem.bind(localStorage)
  writeBy((key, value) => {
    written.push(`${key} while the token is ${storedToken()}`)
    setItem(key, value)
  })
  storeSession(owner, 'token-owner')
  expect(written[0]).toBe('portal.personal.user-data while the token is null')
})

test('a late answer for the first user is not stored for the second', () => {
  storeSession(owner, 'token-owner')
  storePractice(nurse, { ...harbour, name: 'Of the nurse' })
  expect(storeToken(nurse, 'token-nurse')).toBe(false)
  expect([storedSession(), storedToken()]).toEqual([owner, 'token-owner'])
})

test('a full browser reports it and stores no partial session', () => {
  writeBy((key) => {
    if (key.endsWith('session-token')) throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storeSession(nurse, 'token-nurse')).toBe(false)
  expect(storedToken()).toBeNull()
})
