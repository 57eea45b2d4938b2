import { takesInstructions } from '../booking/rules'
import { dayAfter, dayOf, daysBetween, daysEarlier, startOfDay } from '../date/rules'
import type { TimeZone } from '../date/time-zones'
import { whyClosed } from '../plaque/state'
import type { ArtworkState } from '../plaque/state'
import { STAGE, isPartialStage } from '../stage/rules'
import type { AttentionKind } from './kinds'

/** After so many days each kind needs attention; 0 is at once. */
export type AttentionDays = Readonly<Record<AttentionKind, number>>

/** What all bookings of a stage, a service and a relationship have in common. */
interface StageFacts {
  readonly stage: string
  readonly serviceType: string
  readonly relationship: string
}

interface ArtworkFacts {
  readonly state: ArtworkState
  readonly savedAt: Date
  /** When the owner was asked for the word that they still owe; null where nobody asked them. */
  readonly askedAt: Date | null
  readonly changeAt: Date | null
}

/** What of a booking decides whether it waits. */
export interface AttentionFacts extends StageFacts {
  readonly dateEntered: Date
  readonly events: readonly { readonly toValue: string; readonly at: Date }[]
  /** The final instructions are there [BKG-47]. */
  readonly okPrepare: boolean
  readonly okCremate: boolean
  readonly isDiscarded: boolean
  /** Of the plaques that are still in the order. */
  readonly artworks: readonly ArtworkFacts[]
}

/** The stages at which instructions are awaited: since when tells the event that led there. */
export const AWAITING_STAGES = [STAGE.pendingDetails, STAGE.vpSubmitted] as const

/** As what a booking may wait at its stage, were it for long enough [OPEN-180]. */
export function attentionKindsAt({ stage, serviceType, relationship }: StageFacts): readonly AttentionKind[] {
  const name = stage.trim()
  const isOpen =
    whyClosed({ stage, okCremate: false, isDeleted: false, discardedAt: null, isApproved: false }, 'staff') === null
  const isAwaiting = name === STAGE.pendingDetails || takesInstructions(stage, relationship, serviceType)
  return [
    ...(isOpen ? (['changes'] as const) : []),
    ...(isAwaiting ? (['instructions'] as const) : []),
    // Before the submission nobody asks the owner.
    ...(isOpen && !isPartialStage(stage) ? (['approval'] as const) : []),
    ...(name === STAGE.vpUnsubmitted ? (['unsubmitted'] as const) : []),
  ]
}

/** Since when a booking waits in this way; null while it does not [OPEN-180]. */
export function waitingSince(kind: AttentionKind, booking: AttentionFacts): Date | null {
  if (booking.isDiscarded || !attentionKindsAt(booking).includes(kind)) return null
  return SINCE[kind](booking)
}

const SINCE: Readonly<Record<AttentionKind, (booking: AttentionFacts) => Date | null>> = {
  changes: ({ okCremate, artworks }) =>
    okCremate ? null : first(artworks.flatMap(({ state, changeAt }) => (state === 'changesAsked' && changeAt) || [])),
  instructions: ({ okPrepare, stage, events, dateEntered }) => {
    if (okPrepare) return null
    const reached = events.filter(({ toValue }) => toValue === stage.trim()).map(({ at }) => at)
    return reached.toSorted(byTime).at(-1) ?? dateEntered
  },
  approval: ({ okCremate, artworks }) => {
    const waiting = artworks.filter(({ state }) => state === 'waiting')
    return okCremate ? null : first(waiting.map(({ askedAt, savedAt }) => askedAt ?? savedAt))
  },
  unsubmitted: ({ dateEntered }) => dateEntered,
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()
const first = (moments: readonly Date[]): Date | null => moments.toSorted(byTime)[0] ?? null

/** What of a row decides whether it is late: of events the latest that led to its stage. */
export type RowFacts = Omit<AttentionFacts, 'events' | 'artworks' | 'isDiscarded'> & {
  readonly reachedAt: Date | null
}

/** As what a row itself can be late: what waits with owners is told by its artwork [OPEN-229]. */
const LATE_KINDS = ['instructions', 'unsubmitted'] as const

/** Whether the instructions or the submission of a booking have been waited for too long [OPEN-180, OPEN-229]. */
export function isLate({ reachedAt, ...row }: RowFacts, before: Readonly<Record<AttentionKind, Date>>): boolean {
  const events = reachedAt ? [{ toValue: row.stage.trim(), at: reachedAt }] : []
  const booking = { ...row, events, artworks: [], isDiscarded: false }
  return LATE_KINDS.some((kind) => {
    const since = waitingSince(kind, booking)
    return since !== null && since < before[kind]
  })
}

/** What has waited since before this moment has waited so many days of the practice: days begin at its midnight [OPEN-181]. */
export function waitedBefore(days: number, now: Date, zone: TimeZone): Date {
  return startOfDay(dayAfter(daysEarlier(dayOf(now, zone), days)), zone)
}

/** For how many days of the practice something has waited [OPEN-181]. */
export function daysWaited(since: Date, now: Date, zone: TimeZone): number {
  return Math.max(0, daysBetween(dayOf(since, zone), dayOf(now, zone)))
}

/** Whether a booking waits in this way for too long [OPEN-180, OPEN-181]. */
export function needsAttention(
  kind: AttentionKind,
  booking: AttentionFacts,
  after: AttentionDays,
  now: Date,
  zone: TimeZone,
): boolean {
  const since = waitingSince(kind, booking)
  return since !== null && since < waitedBefore(after[kind], now, zone)
}
