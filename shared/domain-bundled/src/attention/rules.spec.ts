import { describe, expect, test } from 'vitest'
import { ATTENTION_KINDS } from '@portal/domain'
import { attentionKindsAt, daysWaited, isLate, needsAttention, waitedBefore, waitingSince } from './rules'
import type { AttentionFacts } from './rules'

const at = (text: string) => new Date(text)
const AFTER = { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 }
const PERTH = 'Australia/Perth'
const MELBOURNE = 'Australia/Melbourne'

/** A submitted cremation with one plaque, unchanged since Wednesday, 4 March 2026, noon in Perth. */
const noon = at('2026-03-04T04:00:00Z')
const plaque = { state: 'waiting', savedAt: noon, requestedAt: null, changeAt: null } as const
const submitted: AttentionFacts = {
  stage: 'VP Submitted',
  serviceType: 'Private Cremation & Return of Ashes',
  relationship: 'vet_direct',
  dateEntered: noon,
  events: [],
  okPrepare: false,
  okCremate: false,
  isDiscarded: false,
  artworks: [plaque],
}
const kindsOf = (change: Partial<AttentionFacts>) => {
  const booking = { ...submitted, ...change }
  return ATTENTION_KINDS.filter((kind) => waitingSince(kind, booking) !== null).join(' ')
}
const wish = { ...plaque, state: 'changesAsked', changeAt: noon } as const

describe('what a booking waits for [OPEN-180]', () => {
  test.each([
    ['submitted, without final instructions', {}, 'instructions approval'],
    ['with them', { okPrepare: true }, 'approval'],
    ['an order of products', { serviceType: 'vet supply order', artworks: [] }, ''],
    ['of a relationship that has none', { relationship: 'farm', artworks: [] }, ''],
    ['collected, its details pending', { stage: ' Pet Collected - Pending Details' }, 'instructions'],
    ['not submitted: nobody has asked the owner yet', { stage: 'VP Unsubmitted' }, 'unsubmitted'],
    [
      'not submitted, and the owner asks for changes',
      { stage: 'VP Unsubmitted', artworks: [wish] },
      'changes unsubmitted',
    ],
    ['under way', { stage: 'Awaiting Cremation' }, 'approval'],
    [
      'under way, the plaque approved',
      { stage: 'Awaiting Cremation', artworks: [{ ...plaque, state: 'approved' }] },
      '',
    ],
    ['under way, nothing to approve yet', { stage: 'On Hold', artworks: [{ ...plaque, state: 'unfinished' }] }, ''],
    ['a wish for changes', { stage: 'On Hold', artworks: [wish] }, 'changes'],
    ['a wish that comes too late', { stage: 'In Cremation', okCremate: true, artworks: [wish, plaque] }, ''],
    ['on its way home', { stage: 'Split Delivery - Awaiting Return', artworks: [wish, plaque] }, ''],
    ['at home', { stage: 'Completed - Returned', artworks: [wish, plaque] }, ''],
    ['cancelled', { stage: 'Cancelled', artworks: [wish, plaque] }, ''],
    ['discarded', { stage: 'VP Unsubmitted', isDiscarded: true, artworks: [wish] }, ''],
  ] satisfies [string, Partial<AttentionFacts>, string][])('%s', (_, change, kinds) => {
    expect(kindsOf(change)).toBe(kinds)
  })

  test('the stage alone decides what a booking may wait for', () => {
    expect(attentionKindsAt({ ...submitted, stage: 'VP Unsubmitted' })).toEqual(['changes', 'unsubmitted'])
    expect(attentionKindsAt({ ...submitted, stage: 'Completed - Posted' })).toEqual([])
  })
})

describe('when the wait began [OPEN-180]', () => {
  const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

  test('instructions: at the latest event to the stage, or else when the booking was created', () => {
    const events = [
      { toValue: 'VP Submitted', at: later(9) },
      { toValue: 'VP Submitted', at: later(2) },
      { toValue: 'On Hold', at: later(11) },
    ]
    expect(waitingSince('instructions', { ...submitted, events })).toEqual(later(9))
    expect(waitingSince('instructions', { ...submitted, events: events.slice(2) })).toEqual(noon)
  })

  test('an approval: when the owner was asked, or else when the artwork was saved; the earliest of several plaques', () => {
    const asked = { ...plaque, requestedAt: later(5) }
    expect(waitingSince('approval', { ...submitted, artworks: [asked] })).toEqual(later(5))
    expect(waitingSince('approval', { ...submitted, artworks: [asked, { ...plaque, savedAt: later(3) }] })).toEqual(
      later(3),
    )
  })

  test('changes: when they were requested, or when an unfinished change was begun', () => {
    const artworks = [
      { ...wish, changeAt: later(7) },
      { ...wish, changeAt: later(6) },
    ]
    expect(waitingSince('changes', { ...submitted, artworks })).toEqual(later(6))
    expect(waitingSince('unsubmitted', { ...submitted, stage: 'VP Unsubmitted' })).toEqual(noon)
  })
})

describe('how long a booking waits: days begin at midnight of the practice [OPEN-181]', () => {
  const isDue = (kind: 'changes' | 'instructions' | 'approval' | 'unsubmitted', now: string) => {
    const booking = { ...submitted, stage: kind === 'unsubmitted' ? 'VP Unsubmitted' : submitted.stage }
    return needsAttention(kind, kind === 'changes' ? { ...booking, artworks: [wish] } : booking, AFTER, at(now), PERTH)
  }

  test.each([
    ['instructions', 'Saturday', '2026-03-06T16:00:00Z'],
    ['approval', 'Friday', '2026-03-05T16:00:00Z'],
    ['unsubmitted', 'Friday', '2026-03-05T16:00:00Z'],
  ] as const)('%s from Wednesday noon need attention from %s on', (kind, _, first) => {
    expect(isDue(kind, first)).toBe(true)
    expect(isDue(kind, new Date(at(first).getTime() - 60_000).toISOString())).toBe(false)
  })

  test('changes need attention at once', () => expect(isDue('changes', noon.toISOString())).toBe(true))

  test.each([
    ['summer begins', '2026-10-01T13:59:00Z', '2026-10-03T14:00:00Z'],
    ['a minute later it is the next day, and of 23 hours', '2026-10-01T14:00:00Z', '2026-10-04T13:00:00Z'],
    ['summer ends', '2026-04-02T12:59:00Z', '2026-04-04T13:00:00Z'],
    ['a minute later it is the next day, and of 25 hours', '2026-04-02T13:00:00Z', '2026-04-05T14:00:00Z'],
  ])('three days across the end of daylight saving in Melbourne: %s', (_, since, first) => {
    const due = (now: Date) => at(since) < waitedBefore(3, now, MELBOURNE)
    const minuteBefore = new Date(at(first).getTime() - 60_000)
    expect([due(at(first)), due(minuteBefore)]).toEqual([true, false])
    expect([at(first), minuteBefore].map((now) => daysWaited(at(since), now, MELBOURNE))).toEqual([3, 2])
  })

  test('counts waiting days from the start of the wait and never below 0', () => {
    expect(daysWaited(noon, at('2026-03-13T15:59:00Z'), PERTH)).toBe(9)
    expect(daysWaited(noon, at('2026-03-13T16:00:00Z'), PERTH)).toBe(10)
    expect(daysWaited(noon, at('2026-03-01T00:00:00Z'), PERTH)).toBe(0)
  })
})

describe('whether a row is late [OPEN-229]', () => {
  const { events: _, artworks: __, isDiscarded: ___, ...facts } = submitted
  const row = { ...facts, reachedAt: null }
  // Now is Saturday, 7 March, 09:00 in Perth. A wait that began on Wednesday has lasted three days.
  const now = at('2026-03-07T01:00:00Z')
  const before = {
    changes: now,
    instructions: waitedBefore(3, now, PERTH),
    approval: now,
    unsubmitted: waitedBefore(2, now, PERTH),
  }
  test.each([
    ['instructions awaited for three days', {}, true],
    ['since Thursday, when its stage was reached', { reachedAt: at('2026-03-05T04:00:00Z') }, false],
    ['the instructions are there', { okPrepare: true }, false],
    ['begun on Wednesday, not submitted', { stage: 'VP Unsubmitted' }, true],
    ['begun on Friday', { stage: 'VP Unsubmitted', dateEntered: at('2026-03-06T04:00:00Z') }, false],
    ['under way, with a plaque that its owner has not approved', { stage: 'Awaiting Cremation' }, false],
  ])('%s: %s', (_what, change, late) => expect(isLate({ ...row, ...change }, before)).toBe(late))
})
