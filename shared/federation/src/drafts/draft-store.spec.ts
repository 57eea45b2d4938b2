// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { adoptDraft, clearDraft, keepDraft, listDrafts, readDraft, thisTab } from './draft-store'
import { storageKeys } from '../storage/keys'

const bella = {
  kind: 'private',
  isEdit: false,
  serviceType: 'private cremation & return of ashes',
  orderId: '',
  petName: 'Bella',
  missing: ['weight'],
  holdsWork: true,
  resumeAt: '/new-booking/private#owner-pet-details',
} as const

const draft = (petName: string) => ({
  bookingId: '',
  summary: { ...bella, petName, missing: [] },
  work: { typed: petName },
})

const key = { userId: '7', booking: 'new', tab: 'a' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test("a draft is kept in local storage, with its wizard's own part as it was, and cleared [WIZ-116, WIZ-117]", () => {
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
  keepDraft({ ...key, tab: 'b' }, draft('two'))
  keepDraft({ ...key, booking: '88' }, draft('three'))
  expect(readDraft(key)?.summary.petName).toBe('one')
  expect(readDraft({ ...key, tab: 'b' })?.summary.petName).toBe('two')
  expect(readDraft({ ...key, booking: '88' })?.summary.petName).toBe('three')
})

test('another user never sees the draft [OPEN-15]', () => {
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

test('resuming in another tab moves the draft there [OPEN-55]', () => {
  keepDraft(key, draft('one'))
  adoptDraft(key, { ...key, tab: 'b' })
  expect(readDraft(key)).toBeNull()
  expect(readDraft({ ...key, tab: 'b' })?.summary.petName).toBe('one')
})

test('a tab keeps its name', () => {
  expect(thisTab()).toBe(thisTab())
})

describe('a draft of an earlier release, with the whole booking and no summary', () => {
  const old = (wizardPath: string, orderId: string, unsaved: object) =>
    JSON.stringify({
      booking: {
        id: orderId && 'b7',
        orderId,
        serviceType: 'private cremation & return of ashes',
        pet: { firstName: 'Milo', lastName: 'Reid' },
        owner: {},
      },
      wizardPath,
      step: '#product-list',
      movedPastFirstStep: true,
      unsaved,
      updatedAt: '2026-03-14T02:05:00.000Z',
    })
  const stored = (text: string) => {
    localStorage.setItem(`${storageKeys.draft}7.new.a`, text)
    return readDraft(key)
  }

  test('says what can be known of it, and its wizard gets the rest as it was', () => {
    const text = old('/edit-booking-vetunity-private/b7', '500007', {})
    expect(stored(text)).toEqual({
      bookingId: 'b7',
      summary: {
        kind: 'vetunity-private',
        isEdit: true,
        serviceType: 'private cremation & return of ashes',
        orderId: '500007',
        petName: 'Milo Reid',
        missing: [],
        holdsWork: true,
        resumeAt: '/edit-booking-vetunity-private/b7#product-list',
      },
      work: JSON.parse(text) as unknown,
      updatedAt: '2026-03-14T02:05:00.000Z',
    })
  })

  test('holds work once something is typed or saved; of a foreign path it is no draft [OPEN-55]', () => {
    expect(stored(old('/new-booking/private', '', {}))?.summary.holdsWork).toBe(false)
    expect(stored(old('/new-booking/private', '', { '#owner-pet-details': {} }))?.summary.holdsWork).toBe(true)
    expect(stored(old('/bookings', '500007', {}))).toBeNull()
  })
})
