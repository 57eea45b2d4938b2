// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { keepDraft, listDrafts, readDraft } from '@portal/federation'
import { toBookingSubmit } from '@portal/domain'
import { draftOf } from '@portal/testing'
import { bella } from '../testing/bookings'
import { PinnedBooking } from './pinned-booking'
import { draftAccess, forgetDrafts } from './wizard-draft'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const key = { userId: 'u1', id: 'd1' }
const accessTo = (bookingId = '', id = 'd1') =>
  draftAccess({ ...key, id }, new PinnedBooking(bookingId), () => draftOf().summary)

test('two changes in a row both stay [WIZ-117]', () => {
  const access = accessTo()
  access.keep({ step: '#owner-pet-details' })
  access.keepUnsaved('#owner-pet-details', { version: 1, values: { a: 1 } })
  access.pending.keep({ key: 'k'.repeat(8), bookingId: '', version: 0, body: toBookingSubmit(bella()) })
  expect(access.unsaved('#owner-pet-details')).toEqual({ version: 1, values: { a: 1 } })
  expect(access.pending.read()?.key).toBe('kkkkkkkk')
  expect(readDraft(key)?.work).toMatchObject({ step: '#owner-pet-details' })
})

test('drafts of two bookings never mix [OPEN-56]', () => {
  accessTo('b1').keepUnsaved('#x', { version: 1, values: 'first' })
  accessTo('b2', 'd2').keepUnsaved('#x', { version: 1, values: 'second' })
  expect(accessTo('b1').unsaved('#x')?.values).toBe('first')
})

test('forgetting what was never typed begins no draft', () => {
  accessTo('b1').keepUnsaved('#x', null)
  accessTo('b1').pending.keep(null)
  expect(readDraft(key)).toBeNull()
})

test('a draft knows its booking: the edited one at once, a new one once it is saved', () => {
  accessTo('b1', 'd2').keep({ step: '#x' })
  expect(readDraft({ ...key, id: 'd2' })?.bookingId).toBe('b1')
  const fresh = accessTo()
  fresh.keep({ step: '#x' })
  expect(fresh.bookingId()).toBe('')
  fresh.keepSaved('b2')
  fresh.keep({ movedPastFirstStep: true })
  expect(fresh.bookingId()).toBe('b2')
  expect(readDraft(key)).toMatchObject({ bookingId: 'b2', work: { step: '#x', movedPastFirstStep: true } })
})

describe('a finished booking [WIZ-113]', () => {
  const done = { bookingId: 'booking-1', draftId: 'd1' }
  const keep = (id: string, bookingId: string, work: unknown = null) =>
    keepDraft({ ...key, id }, draftOf({}, { bookingId, work }))
  const left = () => listDrafts('u1').map(({ key: { id } }) => id)
  const unsaved = { '#owner-pet-details': { version: 1, values: {} } }

  test('takes its drafts along, and no other', () => {
    keep('d1', 'booking-1', { unsaved })
    keep('d2', 'booking-1')
    keep('d3', 'booking-3')
    forgetDrafts('u1', done)
    expect(left()).toEqual(['d3'])
  })

  test('leaves what was typed about it in another tab, to be told there [OPEN-87]', () => {
    keep('d1', 'booking-1')
    keep('d2', 'booking-1', { unsaved })
    forgetDrafts('u1', done)
    expect(left()).toEqual(['d2'])
  })
})

test('a form cannot write to another booking, whatever is in storage [OPEN-89]', () => {
  const access = accessTo('b1')
  access.keep({ step: '#x' })
  const name = 'portal.personal.draft.u1.d1'
  localStorage.setItem(name, (localStorage.getItem(name) ?? '').replaceAll('b1', 'b2'))
  expect(access.bookingId()).toBe('b1')
  expect(access.keep({ step: '#y' })).toBe(false)
  expect(() => access.keepSaved('b2')).toThrow('This form is about b1, not about b2')
})
