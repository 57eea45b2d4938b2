// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { draftAddress, draftIdIn } from './draft-address'
import { clearDraft, copyDraft, keepDraft, listDrafts, readDraft } from './draft-store'
import { storageKeys } from '../storage/keys'

const bella = {
  kind: 'private',
  isEdit: false,
  serviceType: 'private cremation & return of ashes',
  orderId: '',
  petName: 'Bella',
  missing: ['weight'],
  isSubmitted: false,
  holdsWork: true,
  resumeAt: '/new-booking/private#owner-pet-details',
} as const

const draft = (petName: string) => ({
  bookingId: '',
  summary: { ...bella, petName, missing: [] },
  work: { typed: petName },
})

const key = { userId: '7', id: 'new.a' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("stores a draft in local storage with its wizard's own part, and clears it [WIZ-116, WIZ-117]", () => {
  keepDraft(key, draft('Coco'))
  keepDraft(key, { bookingId: 'b1', summary: { ...bella, missing: ['weight'] }, work: { typed: ['Bella'] } })
  const kept: unknown = JSON.parse(localStorage.getItem(`${storageKeys.draft}7.new.a`) ?? '')
  expect(kept).toEqual(readDraft(key))
  expect(readDraft(key)).toMatchObject({ bookingId: 'b1', summary: bella, work: { typed: ['Bella'] } })
  clearDraft(key)
  expect(readDraft(key)).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

test('two tabs on two bookings never mix [OPEN-56]', () => {
  keepDraft(key, draft('one'))
  keepDraft({ ...key, id: 'b' }, draft('two'))
  expect(readDraft(key)?.summary.petName).toBe('one')
  expect(readDraft({ ...key, id: 'b' })?.summary.petName).toBe('two')
})

test('another user cannot read the draft [OPEN-15]', () => {
  keepDraft(key, draft('one'))
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

test('a copied tab gets its own draft [OPEN-89]', () => {
  keepDraft(key, draft('one'))
  copyDraft(key, { ...key, id: 'b' })
  keepDraft({ ...key, id: 'b' }, draft('two'))
  expect(readDraft(key)?.summary.petName).toBe('one')
  expect(readDraft({ ...key, id: 'b' })?.summary.petName).toBe('two')
})

test('a draft stays with its booking [OPEN-89]', () => {
  keepDraft(key, { ...draft('one'), bookingId: 'b1' })
  expect(keepDraft(key, { ...draft('two'), bookingId: 'b2' })).toBe(false)
  expect(readDraft(key)).toMatchObject({ bookingId: 'b1', summary: { petName: 'one' } })
})

test("a wizard's address contains the draft's id", () => {
  expect(draftAddress('/new-booking/private#confirmation', 'd1')).toBe('/new-booking/private?draft=d1#confirmation')
  expect(draftAddress('/edit-booking-private/7', 'new.a')).toBe('/edit-booking-private/7?draft=new.a')
  expect([draftIdIn('?page=2&draft=d1'), draftIdIn('?draft='), draftIdIn('')]).toEqual(['d1', null, null])
})
