// @vitest-environment happy-dom
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { readJson, removeEntriesOf, removePersonalData, writeJson } from './json-storage'
import { storageKeys } from './keys'

const NameSchema = v.pipe(
  v.object({ name: v.string() }),
  v.transform(({ name }) => name),
)

beforeEach(() => localStorage.clear())

test('reads a value as written', () => {
  expect(writeJson(localStorage, 'portal.personal.x', { name: 'Bella' })).toBe(true)
  expect(readJson(localStorage, 'portal.personal.x', NameSchema)).toBe('Bella')
})

test.each(['{', 'null', '[]', '"text"'])('sets a damaged entry (%s) aside and does not read it again', (text) => {
  localStorage.setItem('portal.personal.x', text)
  expect(readJson(localStorage, 'portal.personal.x', NameSchema)).toBeNull()
  expect(localStorage.getItem('portal.personal.x')).toBeNull()
  expect(localStorage.getItem(`${storageKeys.setAside}portal.personal.x`)).toBe(text)
})

test('logout removes all personal data, also what was set aside [OPEN-15]', () => {
  localStorage.setItem(storageKeys.sessionToken, 'token')
  localStorage.setItem(`${storageKeys.draft}7.new.a`, '{')
  readJson(localStorage, `${storageKeys.draft}7.new.a`, NameSchema)
  localStorage.setItem('mf-override', '{}')
  removePersonalData([localStorage, sessionStorage])
  expect(Object.keys(localStorage)).toEqual(['mf-override'])
})

test('logout keeps drafts until they are sealed [OPEN-15]', () => {
  const draft = `${storageKeys.draft}7.a`
  for (const name of [draft, storageKeys.userData]) localStorage.setItem(name, '{}')
  removePersonalData([localStorage, sessionStorage])
  removeEntriesOf('7', [localStorage])
  expect(Object.keys(localStorage)).toEqual([draft])
})

test("keeps the next user's tokens when the previous user's data is removed [OPEN-15]", () => {
  localStorage.setItem(`${storageKeys.identity}owner.refreshToken`, 'token')
  localStorage.setItem(storageKeys.userData, '{}')
  removePersonalData([localStorage], storageKeys.identity)
  expect(Object.keys(localStorage)).toEqual([`${storageKeys.identity}owner.refreshToken`])
})

test("removes one user's entries only, even when another has a booking of the same number [OPEN-15]", () => {
  localStorage.setItem(storageKeys.listFilter('7', 'bookings'), '{}')
  localStorage.setItem(`${storageKeys.setAside}${storageKeys.preference('7', 'partial')}`, '{')
  localStorage.setItem(storageKeys.preference('8', '7.a'), '{}')
  localStorage.setItem(storageKeys.userData, '{}')
  removeEntriesOf('7', [localStorage, sessionStorage])
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [storageKeys.preference('8', '7.a'), storageKeys.userData].toSorted(),
  )
})
