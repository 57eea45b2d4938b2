// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keysWith, removePersonalData } from './json-storage'
import { replaceBlockedStorage } from './page-storage'

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
afterEach(() => {
  if (own) Object.defineProperty(window, 'localStorage', own)
})

function block(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get, configurable: true })
}

test("replaces blocked storage by the page's own", () => {
  block()
  replaceBlockedStorage()
  localStorage.setItem('portal.personal.brand', 'WA LWD')
  localStorage.setItem('portal.personal.session-token', 'token')
  expect(localStorage.getItem('portal.personal.brand')).toBe('WA LWD')
  expect(keysWith(localStorage, 'portal.personal.b')).toEqual(['portal.personal.brand'])
  removePersonalData([localStorage])
  expect(localStorage.length).toBe(0)
  expect(localStorage.getItem('portal.personal.session-token')).toBeNull()
})

/** A full storage with this many entries. */
function giveFull(length: number): object {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const value = { length, setItem }
  Object.defineProperty(window, 'localStorage', { value, configurable: true })
  return value
}

test('replaces a storage that refuses every write too', () => {
  giveFull(0)
  replaceBlockedStorage()
  localStorage.setItem('a', 'kept')
  expect(localStorage.getItem('a')).toBe('kept')
})

test('keeps a full storage: its entries must be found, and removed at logout [OPEN-15]', () => {
  const full = giveFull(1)
  replaceBlockedStorage()
  expect(localStorage).toBe(full)
})
