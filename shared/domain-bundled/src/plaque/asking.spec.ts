import { describe, expect, test } from 'vitest'
import {
  answerByOf,
  followUpsOf,
  isJustWritten,
  mayRepeatRequest,
  requestProblem,
  stillApplies,
  channelsTo,
  channelsForRequest,
} from './asking'
import type { MessageKind } from './asking'
import { isOverdue } from '@portal/domain/plaque'

const ASKED = new Date('2026-11-20T23:30:00Z')
const at = (text: string) => new Date(text)

describe('when an owner is asked and reminded', () => {
  test("asks for an answer within ten days of the practice's calendar [OPEN-110, OPEN-126]", () => {
    expect(answerByOf(ASKED, 'UTC')).toBe('2026-11-30')
    expect(answerByOf(ASKED, 'Australia/Perth')).toBe('2026-12-01')
    expect(answerByOf(at('2026-12-25T00:00:00Z'), 'Australia/Hobart')).toBe('2027-01-04')
    // At 23:30 on 30 September, and at 00:30 on 28 March. Daylight saving changes within both periods.
    expect(answerByOf(at('2027-09-30T13:30:00Z'), 'Australia/Sydney')).toBe('2027-10-10')
    expect(answerByOf(at('2027-03-27T13:30:00Z'), 'Australia/Sydney')).toBe('2027-04-07')
  })

  test('is overdue after the last day, not before', () => {
    expect(isOverdue('2026-11-30', '2026-11-30')).toBe(false)
    expect(isOverdue('2026-11-30', '2026-12-01')).toBe(true)
  })

  test('reminds after three and seven days, and tells Client Care after the last day', () => {
    expect(followUpsOf(ASKED, 'UTC').map(({ kind, at }) => [kind, at.toISOString()])).toEqual([
      ['reminder', '2026-11-23T23:30:00.000Z'],
      ['reminder', '2026-11-27T23:30:00.000Z'],
      ['overdue', '2026-12-01T00:00:00.000Z'],
    ])
  })

  test('staff may ask again after ten minutes, or at once if no message reached the owner', () => {
    expect(mayRepeatRequest(ASKED, true, at('2026-11-20T23:39:59Z'))).toBe(false)
    expect(mayRepeatRequest(ASKED, true, at('2026-11-20T23:40:00Z'))).toBe(true)
    expect(mayRepeatRequest(ASKED, false, ASKED)).toBe(true)
  })
})

test('leaves out a reminder within a day of another message', () => {
  expect(isJustWritten([null, ASKED], at('2026-11-21T23:29:59Z'))).toBe(true)
  expect(isJustWritten([null, ASKED], at('2026-11-21T23:30:00Z'))).toBe(false)
  expect(isJustWritten([null], ASKED)).toBe(false)
})

describe('channels to an owner', () => {
  const grace = { email: ' grace@mail.test ', phone: '0412 345 678' }
  const mail = { channel: 'mail', to: 'grace@mail.test' }
  const sms = { channel: 'sms', to: '+61412345678' }

  test('mail, and SMS if there is a provider', () => {
    expect(channelsTo(grace, true)).toEqual([mail, sms])
    expect(channelsTo(grace, false)).toEqual([mail])
  })

  test('no SMS to a landline, no mail to an invalid address', () => {
    expect(channelsTo({ ...grace, phone: '08 9200 0000' }, true)).toEqual([mail])
    expect(channelsTo({ ...grace, email: 'grace at home' }, true)).toEqual([sms])
    expect(channelsTo({ email: '', phone: '' }, true)).toEqual([])
  })
})

test("asks no owner whose number does not open the owner's pages [OPEN-133]", () => {
  const grace = { email: 'grace@mail.test', phone: '0412 345 678' }
  expect(channelsForRequest(grace, true).map(({ channel }) => channel)).toEqual(['mail', 'sms'])
  for (const phone of ['', '+6421123456', '1300123456'])
    expect(channelsForRequest({ ...grace, phone }, true)).toEqual([])
})

test('reports a problem only if no message can reach the owner', () => {
  const [taken, refused] = [{ isRefused: false }, { isRefused: true }]
  const [byMail, byNothing] = [
    { email: 'grace@mail.test', phone: '0892000000' },
    { email: '', phone: '0892000000' },
  ]
  expect(requestProblem([], byNothing, true)).toBe('noAddress')
  expect(requestProblem([], byMail, true)).toBeNull()
  expect(requestProblem([refused, refused], byMail, true)).toBe('refused')
  expect(requestProblem([refused, taken], byMail, true)).toBeNull()
  expect(requestProblem([refused], byNothing, true)).toBe('noAddress')
  expect(requestProblem([], { ...byMail, phone: '' }, true)).toBe('cannotOpen')
  expect(requestProblem([taken], { ...byMail, phone: '+6421123456' }, true)).toBe('cannotOpen')
})

describe('whether a queued message still applies', () => {
  const waiting = { state: 'waiting', closed: null, isCurrent: true, isAskedAnew: false } as const
  const approved = { ...waiting, state: 'approved' } as const
  const holds = (kind: MessageKind, facts: Parameters<typeof stillApplies>[1]) => stillApplies(kind, facts)

  test.each(['ask', 'askAgain', 'reminder', 'overdue'] as const)('%s applies until the owner answers', (kind) => {
    expect(holds(kind, waiting)).toBe(true)
    expect(holds(kind, { ...waiting, state: 'unfinished' })).toBe(true)
    expect(holds(kind, approved)).toBe(false)
    expect(holds(kind, { ...waiting, state: 'changesAsked' })).toBe(false)
    expect(holds(kind, { ...waiting, state: 'missing' })).toBe(false)
    expect(holds(kind, { ...waiting, isCurrent: false })).toBe(false)
    for (const closed of ['cremated', 'deleted', 'finished'] as const) {
      expect(holds(kind, { ...waiting, closed })).toBe(false)
    }
  })

  test.each(['approved', 'ownerApproved'] as const)('%s applies while the artwork is approved and ordered', (kind) => {
    expect(holds(kind, approved)).toBe(true)
    expect(holds(kind, { ...approved, closed: 'cremated' })).toBe(true)
    expect(holds(kind, { ...approved, closed: 'deleted' })).toBe(false)
    expect(holds(kind, { ...approved, isCurrent: false })).toBe(false)
    expect(holds(kind, waiting)).toBe(false)
  })

  test('an ended approval applies until the owner is asked again or approves again', () => {
    expect(holds('withdrawn', { ...waiting, isCurrent: false })).toBe(true)
    expect(holds('withdrawn', { ...waiting, isAskedAnew: true })).toBe(false)
    expect(holds('withdrawn', { ...waiting, isAskedAnew: true, closed: 'deleted' })).toBe(true)
    expect(holds('withdrawn', approved)).toBe(false)
  })

  test('a change request applies until staff act on it', () => {
    expect(holds('ownerAsksChanges', { ...waiting, state: 'changesAsked' })).toBe(true)
    expect(holds('ownerAsksChanges', waiting)).toBe(false)
    expect(holds('ownerAsksChanges', approved)).toBe(false)
  })
})
