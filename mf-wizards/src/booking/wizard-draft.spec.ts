// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from '@portal/federation'
import { toBookingSubmit } from '@portal/domain'
import { draftOf } from '@portal/testing'
import { bella } from '../testing/bookings'
import { draftAccess, draftKey, forgetDrafts } from './wizard-draft'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const accessTo = (bookingId?: string) => draftAccess(draftKey('u1', bookingId), () => draftOf().summary)

test('two changes in a row both stay [WIZ-117]', () => {
  const access = accessTo()
  access.keep({ step: '#owner-pet-details' })
  access.keepUnsaved('#owner-pet-details', { version: 1, values: { a: 1 } })
  access.pending.keep({ key: 'k'.repeat(8), bookingId: '', version: 0, body: toBookingSubmit(bella()) })
  expect(access.unsaved('#owner-pet-details')).toEqual({ version: 1, values: { a: 1 } })
  expect(access.pending.read()?.key).toBe('kkkkkkkk')
  expect(readDraft(draftKey('u1'))?.work).toMatchObject({ step: '#owner-pet-details' })
})

test('drafts of two bookings never mix [OPEN-56]', () => {
  accessTo('b1').keepUnsaved('#x', { version: 1, values: 'first' })
  accessTo('b2').keepUnsaved('#x', { version: 1, values: 'second' })
  expect(accessTo('b1').unsaved('#x')?.values).toBe('first')
})

test('forgetting what was never typed begins no draft', () => {
  accessTo('b1').keepUnsaved('#x', null)
  accessTo('b1').pending.keep(null)
  expect(readDraft(draftKey('u1', 'b1'))).toBeNull()
})

test('a draft knows its booking: the edited one at once, a new one once it is saved', () => {
  accessTo('b1').keep({ step: '#x' })
  expect(readDraft(draftKey('u1', 'b1'))?.bookingId).toBe('b1')
  const fresh = accessTo()
  fresh.keep({ step: '#x' })
  expect(fresh.bookingId()).toBe('')
  fresh.keepSaved('b2')
  fresh.keep({ movedPastFirstStep: true })
  expect(fresh.bookingId()).toBe('b2')
  expect(readDraft(draftKey('u1'))).toMatchObject({ bookingId: 'b2', work: { step: '#x', movedPastFirstStep: true } })
})

test('a finished booking takes its draft along, but not a newer one of this tab [WIZ-113]', () => {
  keepDraft(draftKey('u1'), draftOf({}, { bookingId: 'booking-1' }))
  forgetDrafts('u1', 'another booking')
  expect(readDraft(draftKey('u1'))?.bookingId).toBe('booking-1')
  forgetDrafts('u1', 'booking-1')
  expect(readDraft(draftKey('u1'))).toBeNull()
})
