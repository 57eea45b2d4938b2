import * as v from 'valibot'
import { isCancelled, stageGroupOf } from '../stage/rules'
import { wireText, wireTextOrNull } from '../value/schema'
import type { Moment } from '../date/rules'
import { DAY_MS } from '../date/rules'

/**
 * State of a plaque line's artwork: no record; a record without its pictures; waiting for the owner's approval; changes
 * requested by the owner; approved.
 */
export const ArtworkStateSchema = v.picklist(['missing', 'unfinished', 'waiting', 'changesAsked', 'approved'])
export type ArtworkState = v.InferOutput<typeof ArtworkStateSchema>

/** Who acts on an engraving: the owner with a client token, or staff [ENG-64, OPEN-70]. */
export const VisitorSchema = v.picklist(['client', 'staff'])
export type Visitor = v.InferOutput<typeof VisitorSchema>

/** How the owner told staff their approval, if staff approve for them. */
export const ApprovalMethodSchema = v.picklist(['phone', 'inPerson', 'letter'])
export type ApprovalMethod = v.InferOutput<typeof ApprovalMethodSchema>

/** State of the artwork of a plaque line, as bookings contain it. */
export const LineArtworkSchema = v.object({
  state: ArtworkStateSchema,
  approvedBy: wireTextOrNull,
  approvedAs: v.nullish(VisitorSchema, null),
  approvedAt: wireTextOrNull,
  /** The owner's note with a change request. */
  note: wireText,
})
export type LineArtwork = v.InferOutput<typeof LineArtworkSchema>

interface ArtworkFacts {
  readonly hasRecord: boolean
  readonly hasPictures: boolean
  readonly isApproved: boolean
  readonly isChangeAsked: boolean
}

export function artworkState({ hasRecord, hasPictures, isApproved, isChangeAsked }: ArtworkFacts): ArtworkState {
  if (!hasRecord) return 'missing'
  if (!hasPictures) return 'unfinished'
  if (isApproved) return 'approved'
  return isChangeAsked ? 'changesAsked' : 'waiting'
}

/** Whether record and pictures of a plaque are complete. Only then can its booking be submitted. */
export const isArtworkWhole = (state: ArtworkState) => state !== 'missing' && state !== 'unfinished'

/** Most urgent first: a list shows one state for a booking with several plaques. */
const PRESSING: readonly ArtworkState[] = ['changesAsked', 'missing', 'unfinished', 'waiting', 'approved']

export function mostPressing(states: readonly ArtworkState[]): ArtworkState | null {
  return PRESSING.find((state) => states.includes(state)) ?? null
}

/**
 * Why an engraving can no longer be edited [OPEN-68]. `wordsRemoved` occurs only on items that are no plaques
 * [OPEN-383].
 */
export const ClosedReasonSchema = v.picklist([
  'cremated',
  'deleted',
  'discarded',
  'cancelled',
  'finished',
  'approved',
  'wordsRemoved',
])
export type ClosedReason = v.InferOutput<typeof ClosedReasonSchema>

/** Whether nothing will be engraved: the line, its words or the booking are gone. */
export const isGone = (closed: ClosedReason | null) =>
  closed === 'deleted' || closed === 'discarded' || closed === 'cancelled' || closed === 'wordsRemoved'

/** Reasons why an approval ended. */
export const EndReasonSchema = v.picklist(['removed', 'discarded', 'itemChanged', 'artworkChanged', 'renewed'])
export type EndReason = v.InferOutput<typeof EndReasonSchema>

interface EditFacts {
  readonly okCremate: boolean
  /** The line was removed. */
  readonly isDeleted: boolean
  /** When the booking was discarded. */
  readonly discardedAt: Date | null
  /** Stage of the booking, by the server's name. */
  readonly stage: string | null
  readonly isApproved: boolean
}

/** Why this visitor may not edit; null if they may [OPEN-68]. */
export function whyClosed(
  { okCremate, isDeleted, discardedAt, stage, isApproved }: EditFacts,
  visitor: Visitor,
): ClosedReason | null {
  if (discardedAt !== null) return 'discarded'
  if (isCancelled(stage)) return 'cancelled'
  if (isDeleted) return 'deleted'
  if (okCremate) return 'cremated'
  const group = stageGroupOf(stage)
  if (group === 'Return' || group === 'Completed') return 'finished'
  return isApproved && visitor === 'client' ? 'approved' : null
}

/** Days after the approval for which its proof can be opened by link [OPEN-112]. */
const PROOF_DAYS = 30

const later = (moment: Moment, days: number) => new Date(new Date(moment).getTime() + days * DAY_MS)

/** End of the link to the proof of an approval. */
export const proofEnd = (approvedAt: Moment): Date => later(approvedAt, PROOF_DAYS)

/** Time of the approval whose proof link ends at this moment. */
export const approvedBefore = (end: Date): Date => later(end, -PROOF_DAYS)
