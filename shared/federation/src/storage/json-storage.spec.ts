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

test('a value comes back as it was written', () => {
  expect(writeJson(localStorage, 'portal.personal.x', { name: 'Bella' })).toBe(true)
  expect(readJson(localStorage, 'portal.personal.x', NameSchema)).toBe('Bella')
})

test.each(['{', 'null', '[]', '"text"'])('a damaged entry (%s) is set aside and not read again', (text) => {
  localStorage.setItem('portal.personal.x', text)
  expect(readJson(localStorage, 'portal.personal.x', NameSchema)).toBeNull()
  expect(localStorage.getItem('portal.personal.x')).toBeNull()
  expect(localStorage.getItem(`${storageKeys.setAside}portal.personal.x`)).toBe(text)
})

test('logout leaves no personal data, also none set aside [OPEN-15]', () => {
  localStorage.setItem(storageKeys.sessionToken, 'token')
  localStorage.setItem(`${storageKeys.draft}7.new.a`, '{')
  readJson(localStorage, `${storageKeys.draft}7.new.a`, NameSchema)
  localStorage.setItem('mf-override', '{}')
  removePersonalData([localStorage, sessionStorage])
  expect(Object.keys(localStorage)).toEqual(['mf-override'])
})

test('drafts wait for their seal [OPEN-15]', () => {
  const draft = `${storageKeys.draft}7.a`
  for (const name of [draft, storageKeys.userData]) localStorage.setItem(name, '{}')
  removePersonalData([localStorage, sessionStorage])
  removeEntriesOf('7', [localStorage])
  expect(Object.keys(localStorage)).toEqual([draft])
})

test('the tokens of a newcomer stay when the data of the one before goes [OPEN-15]', () => {
  localStorage.setItem(`${storageKeys.identity}owner.refreshToken`, 'token')
  localStorage.setItem(storageKeys.userData, '{}')
  removePersonalData([localStorage], storageKeys.identity)
  expect(Object.keys(localStorage)).toEqual([`${storageKeys.identity}owner.refreshToken`])
})

test('entries of one user go, those of others stay, also where a booking has the same number [OPEN-15]', () => {
  localStorage.setItem(storageKeys.listFilter('7', 'bookings'), '{}')
  localStorage.setItem(`${storageKeys.setAside}${storageKeys.preference('7', 'partial')}`, '{')
  localStorage.setItem(storageKeys.preference('8', '7.a'), '{}')
  localStorage.setItem(storageKeys.userData, '{}')
  removeEntriesOf('7', [localStorage, sessionStorage])
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [storageKeys.preference('8', '7.a'), storageKeys.userData].toSorted(),
  )
})
