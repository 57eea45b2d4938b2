// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { keepDraft, listDrafts, readDraft } from '@portal/federation'
import { emptyBooking, toBookingSubmit } from '@portal/domain'
import { draftOf } from '@portal/testing'
import { bella, line } from '../testing/bookings'
import { PlayedSession } from '../testing/played-session'
import { readWork } from './session/draft-work'
import type { DraftWork } from './session/draft-work'
import { draftAccess, draftSummary, forgetDrafts } from './wizard-draft'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const key = { userId: 'u1', id: 'd1' }
const STEP = '#owner-pet-details'

/** A wizard on a draft; `bookingId` as in its session. */
function wizardOn(bookingId = '', id = 'd1') {
  const draft = draftAccess({ ...key, id }, () => draftOf().summary)
  const keep = (change: Partial<DraftWork>, as = bookingId) =>
    draft.keep(change, { ...new PlayedSession().session, id: as })
  return { ...draft, keep }
}
const typed = (values: unknown) => ({ unsaved: { [STEP]: { version: 1, values } } })

test('keeps both of two changes in a row [WIZ-117]', () => {
  const { keep, read } = wizardOn()
  keep({ step: STEP })
  keep(typed({ a: 1 }))
  keep({
    pendingWrite: { kind: 'booking', key: 'k'.repeat(8), bookingId: '', version: 0, body: toBookingSubmit(bella()) },
  })
  expect(read()).toMatchObject({ ...typed({ a: 1 }), step: STEP, pendingWrite: { key: 'kkkkkkkk' } })
})

test('never mixes drafts of two bookings [OPEN-56]', () => {
  wizardOn('b1').keep(typed('first'))
  wizardOn('b2', 'd2').keep(typed('second'))
  expect(wizardOn('b1').read()).toMatchObject(typed('first'))
})

test("a draft has its booking's id: at once when editing, after the first save for a new one", () => {
  wizardOn('b1', 'd2').keep({ step: '#x' })
  expect(readDraft({ ...key, id: 'd2' })?.bookingId).toBe('b1')
  const fresh = wizardOn()
  fresh.keep({ step: '#x' })
  fresh.keep({ movedPastFirstStep: true }, 'b2')
  expect(readDraft(key)).toMatchObject({ bookingId: 'b2', work: { step: '#x', movedPastFirstStep: true } })
})

describe('a finished booking [WIZ-113]', () => {
  const done = { bookingId: 'booking-1', draftId: 'd1' }
  const keep = (id: string, bookingId: string, work: unknown = null) =>
    keepDraft({ ...key, id }, draftOf({}, { bookingId, work }))
  const left = () => listDrafts('u1').map(({ key: { id } }) => id)
  const unsaved = { '#owner-pet-details': { version: 1, values: {} } }

  test('clears its own drafts only', () => {
    keep('d1', 'booking-1', { unsaved })
    keep('d2', 'booking-1')
    keep('d3', 'booking-3')
    forgetDrafts('u1', done)
    expect(left()).toEqual(['d3'])
  })

  test('keeps values typed in another tab, which reports them [OPEN-87]', () => {
    keep('d1', 'booking-1')
    keep('d2', 'booking-1', { unsaved })
    forgetDrafts('u1', done)
    expect(left()).toEqual(['d2'])
  })
})

test('a form cannot write to another booking, whatever is in storage [OPEN-89]', () => {
  const { keep } = wizardOn('b1')
  keep({ step: '#x' })
  const name = 'portal.personal.draft.u1.d1'
  localStorage.setItem(name, (localStorage.getItem(name) ?? '').replaceAll('b1', 'b2'))
  expect(keep({ step: '#y' })).toBe(false)
})

const newPrivate = { kind: 'private', isEdit: false, path: '/new-booking/private' } as const
const opened = readWork(null)

test('a wizard that was only opened is no unfinished booking, and everything is missing', () => {
  expect(draftSummary(newPrivate, emptyBooking(), opened)).toEqual({
    kind: 'private',
    isEdit: false,
    serviceType: '',
    orderId: '',
    petName: '',
    missing: ['pet', 'type', 'breed', 'sex', 'weight', 'owner', 'phone', 'address'],
    isSubmitted: false,
    holdsWork: false,
    resumeAt: '/new-booking/private',
  })
})

test('a draft is unfinished work once something is typed, sent or saved [OPEN-55]', () => {
  const typed = readWork({ unsaved: { '#x': { version: 0, values: {} } } })
  const sent = readWork({ pendingWrite: { kind: 'booking', key: 'k', bookingId: '', version: 0, body: {} } })
  expect(draftSummary(newPrivate, emptyBooking(), typed).holdsWork).toBe(true)
  expect(draftSummary(newPrivate, emptyBooking(), sent).holdsWork).toBe(true)
  expect(draftSummary(newPrivate, bella(), opened).holdsWork).toBe(true)
})

test('a complete booking has nothing missing; an edit resumes at its own address', () => {
  const edit = { kind: 'private', isEdit: true, path: '/edit-booking-private/booking-1' } as const
  expect(draftSummary(edit, bella(), readWork({ step: '#confirmation' }))).toMatchObject({
    isEdit: true,
    orderId: '100777',
    petName: 'Bella Ngata',
    missing: [],
    resumeAt: '/edit-booking-private/booking-1#confirmation',
  })
})

test('the draft of a submitted booking says that it is submitted', () => {
  const edit = { kind: 'private', isEdit: true, path: '/edit-booking-private/booking-1' } as const
  const submitted = { ...bella(), orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }
  expect(draftSummary(edit, bella(), opened).isSubmitted).toBe(false)
  expect(draftSummary(edit, submitted, opened).isSubmitted).toBe(true)
})

test('a vet supply order has no pet: the supplies are missing', () => {
  const order = { kind: 'vet-supply-order', isEdit: false, path: '/new-booking/vet-supply-order' } as const
  const empty = { ...emptyBooking(), serviceType: 'vet supply order' }
  expect(draftSummary(order, empty, opened).missing).toEqual(['supplies'])
  const filled = { ...empty, quotedProducts: [line('l1', 'Body bag', 12)] }
  expect(draftSummary(order, filled, opened).missing).toEqual([])
})
