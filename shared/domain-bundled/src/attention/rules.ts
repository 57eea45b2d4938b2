import {
  STAGE,
  dayAfter,
  dayOf,
  daysBetween,
  daysEarlier,
  isPartialStage,
  startOfDay,
  takesInstructions,
} from '@portal/domain'
import type { ArtworkState, AttentionKind, TimeZone } from '@portal/domain'
import { whyClosed } from '@portal/domain/plaque'

/** Days after which each kind of waiting needs attention; 0 means at once. */
export type AttentionDays = Readonly<Record<AttentionKind, number>>

/** The facts of a stage that decide what its bookings may wait for. */
interface StageFacts {
  readonly stage: string
  readonly serviceType: string
  readonly relationship: string
}

interface ArtworkFacts {
  readonly state: ArtworkState
  readonly savedAt: Date
  /** When the owner was asked for the approval that is still missing; null if not asked. */
  readonly requestedAt: Date | null
  readonly changeAt: Date | null
}

/** The facts of a booking that decide whether it waits. */
export interface AttentionFacts extends StageFacts {
  readonly dateEntered: Date
  readonly events: readonly { readonly toValue: string; readonly at: Date }[]
  /** Client Care has the final instructions [BKG-47]. */
  readonly okPrepare: boolean
  readonly okCremate: boolean
  readonly isDiscarded: boolean
  /** Artworks of the plaques still in the order. */
  readonly artworks: readonly ArtworkFacts[]
}

/** Stages that wait for instructions. The wait begins with the event that led to the stage. */
export const AWAITING_STAGES = [STAGE.pendingDetails, STAGE.vpSubmitted] as const

/** Kinds of waiting that are possible at a stage [OPEN-180]. */
export function attentionKindsAt({ stage, serviceType, relationship }: StageFacts): readonly AttentionKind[] {
  const name = stage.trim()
  const isOpen =
    whyClosed({ stage, okCremate: false, isDeleted: false, discardedAt: null, isApproved: false }, 'staff') === null
  const isAwaiting = name === STAGE.pendingDetails || takesInstructions(stage, relationship, serviceType)
  return [
    ...(isOpen ? (['changes'] as const) : []),
    ...(isAwaiting ? (['instructions'] as const) : []),
    // The owner is asked only after the submission.
    ...(isOpen && !isPartialStage(stage) ? (['approval'] as const) : []),
    ...(name === STAGE.vpUnsubmitted ? (['unsubmitted'] as const) : []),
  ]
}

/** When this kind of waiting began; null if the booking does not wait for it [OPEN-180]. */
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
    return okCremate ? null : first(waiting.map(({ requestedAt, savedAt }) => requestedAt ?? savedAt))
  },
  unsubmitted: ({ dateEntered }) => dateEntered,
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()
const first = (moments: readonly Date[]): Date | null => moments.toSorted(byTime)[0] ?? null

/** The facts of a list row that decide whether it is late. `reachedAt`: the latest event that led to its stage. */
export type RowFacts = Omit<AttentionFacts, 'events' | 'artworks' | 'isDiscarded'> & {
  readonly reachedAt: Date | null
}

/** Kinds for which a row itself can be late. Its artwork column shows waits for the owner [OPEN-229]. */
const LATE_KINDS = ['instructions', 'unsubmitted'] as const

/** Whether a booking has waited too long for instructions or submission [OPEN-180, OPEN-229]. */
export function isLate({ reachedAt, ...row }: RowFacts, before: Readonly<Record<AttentionKind, Date>>): boolean {
  const events = reachedAt ? [{ toValue: row.stage.trim(), at: reachedAt }] : []
  const booking = { ...row, events, artworks: [], isDiscarded: false }
  return LATE_KINDS.some((kind) => {
    const since = waitingSince(kind, booking)
    return since !== null && since < before[kind]
  })
}

/** A wait that began before this moment has lasted this number of days, counted from the practice's midnight [OPEN-181]. */
export function waitedBefore(days: number, now: Date, zone: TimeZone): Date {
  return startOfDay(dayAfter(daysEarlier(dayOf(now, zone), days)), zone)
}

/** Number of the practice's days since the wait began [OPEN-181]. */
export function daysWaited(since: Date, now: Date, zone: TimeZone): number {
  return Math.max(0, daysBetween(dayOf(since, zone), dayOf(now, zone)))
}

/** Whether this kind of waiting has lasted too long [OPEN-180, OPEN-181]. */
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
