// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { adoptDraft, clearDraft, listDrafts, mergeDraft, readDraft, thisTab } from './draft-store'
import { storageKeys } from '../storage/keys'

const key = { userId: '7', booking: 'new', tab: 'a' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft is kept in local storage, merged and cleared [WIZ-116, WIZ-117]', () => {
  mergeDraft(key, { wizardPath: '/new-booking/private' })
  mergeDraft(key, { step: 'product-list' })
  expect(readDraft(key)).toMatchObject({ wizardPath: '/new-booking/private', step: 'product-list' })
  clearDraft(key)
  expect(readDraft(key)).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

test('two tabs on two bookings never mix [OPEN-56]', () => {
  mergeDraft(key, { step: 'one' })
  mergeDraft({ ...key, tab: 'b' }, { step: 'two' })
  mergeDraft({ ...key, booking: '88' }, { step: 'three' })
  expect(readDraft(key)?.step).toBe('one')
  expect(readDraft({ ...key, tab: 'b' })?.step).toBe('two')
  expect(readDraft({ ...key, booking: '88' })?.step).toBe('three')
})

test('another user never sees the draft [OPEN-15]', () => {
  mergeDraft(key, { step: 'one' })
  expect(listDrafts('8')).toEqual([])
  expect(listDrafts('7')).toHaveLength(1)
})

test.each(['{', '{"booking":7}', '{"booking":{},"unsaved":{},"wizardPath":"x","step":""}'])(
  'a damaged draft (%s) is set aside',
  (text) => {
    const name = `${storageKeys.draft}7.new.a`
    localStorage.setItem(name, text)
    expect(readDraft(key)).toBeNull()
    expect(localStorage.getItem(`${storageKeys.setAside}${name}`)).toBe(text)
  },
)

test('resuming in another tab moves the draft there [OPEN-55]', () => {
  mergeDraft(key, { step: 'one' })
  adoptDraft(key, { ...key, tab: 'b' })
  expect(readDraft(key)).toBeNull()
  expect(readDraft({ ...key, tab: 'b' })?.step).toBe('one')
})

test('a tab keeps its name', () => {
  expect(thisTab()).toBe(thisTab())
})
