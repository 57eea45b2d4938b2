// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readJson, removePersonalData, writeJson } from './json-storage'
import { storageKeys } from './keys'

const asName = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : null

beforeEach(() => localStorage.clear())

test('a value comes back as it was written', () => {
  expect(writeJson(localStorage, 'portal.personal.x', { name: 'Bella' })).toBe(true)
  expect(readJson(localStorage, 'portal.personal.x', asName)).toBe('Bella')
})

test.each(['{', 'null', '[]', '"text"'])('a damaged entry (%s) is set aside and not read again', (text) => {
  localStorage.setItem('portal.personal.x', text)
  expect(readJson(localStorage, 'portal.personal.x', asName)).toBeNull()
  expect(localStorage.getItem('portal.personal.x')).toBeNull()
  expect(localStorage.getItem(`${storageKeys.setAside}portal.personal.x`)).toBe(text)
})

test('logout leaves no personal data, also none set aside [OPEN-15]', () => {
  localStorage.setItem(storageKeys.sessionToken, 'token')
  localStorage.setItem(`${storageKeys.draft}7.new.a`, '{')
  readJson(localStorage, `${storageKeys.draft}7.new.a`, asName)
  localStorage.setItem('mf-override', '{}')
  removePersonalData([localStorage, sessionStorage])
  expect(Object.keys(localStorage)).toEqual(['mf-override'])
})
