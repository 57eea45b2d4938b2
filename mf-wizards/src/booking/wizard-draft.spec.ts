// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { emptyDraft, mergeDraft, readDraft } from '@portal/federation'
import { toBookingSubmit } from '@portal/domain'
import { bella } from '../testing/bookings'
import { draftAccess, draftKey, forgetDrafts, holdsWork } from './wizard-draft'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('two changes in a row both stay [WIZ-117]', () => {
  const access = draftAccess(draftKey('u1'), {})
  access.keepUnsaved('#owner-pet-details', { version: 1, values: { a: 1 } })
  access.pending.keep({ key: 'k'.repeat(8), bookingId: '', version: 0, body: toBookingSubmit(bella()) })
  expect(access.unsaved('#owner-pet-details')).toEqual({ version: 1, values: { a: 1 } })
  expect(access.pending.read()?.key).toBe('kkkkkkkk')
})

test('drafts of two bookings never mix [OPEN-56]', () => {
  draftAccess(draftKey('u1', 'b1'), {}).keepUnsaved('#x', { version: 1, values: 'first' })
  draftAccess(draftKey('u1', 'b2'), {}).keepUnsaved('#x', { version: 1, values: 'second' })
  expect(draftAccess(draftKey('u1', 'b1'), {}).unsaved('#x')?.values).toBe('first')
})

test('forgetting what was never typed begins no draft', () => {
  draftAccess(draftKey('u1', 'b1'), {}).keepUnsaved('#x', null)
  expect(readDraft(draftKey('u1', 'b1'))).toBeNull()
})

test('a draft holds work once something is typed or saved [OPEN-55]', () => {
  expect(holdsWork(null)).toBe(false)
  expect(holdsWork(emptyDraft('/new-booking/private'))).toBe(false)
  expect(holdsWork({ ...emptyDraft(), booking: bella() })).toBe(true)
  expect(holdsWork({ ...emptyDraft(), unsaved: { '#x': 1 } })).toBe(true)
})

test('a finished booking takes its draft along, but not a newer one of this tab [WIZ-113]', () => {
  mergeDraft(draftKey('u1'), { booking: bella() })
  forgetDrafts('u1', 'another booking')
  expect(readDraft(draftKey('u1'))?.booking.id).toBe('booking-1')
  forgetDrafts('u1', 'booking-1')
  expect(readDraft(draftKey('u1'))).toBeNull()
})
