import type { Moment } from '../date/rules'
import { DAY_MS } from '../date/rules'
import { STAGE, isCancelled, isPartialStage } from '../stage/rules'

/** Days for which a discarded booking can be restored [OPEN-128]. */
const RESTORE_DAYS = 30

/** Why a booking cannot be discarded: the provider has the pet, it is submitted, or it is cancelled. */
export type NoDiscardReason = 'collected' | 'submitted' | 'cancelled'

/** Returns null if the practice can discard the booking: only before the provider starts on it [OPEN-128]. */
export function whyNoDiscard(stage: string | null | undefined): NoDiscardReason | null {
  if (stage?.trim() === STAGE.vpUnsubmitted) return null
  if (isCancelled(stage)) return 'cancelled'
  return isPartialStage(stage) ? 'collected' : 'submitted'
}

/** End of the time in which the booking can be restored. */
export const restoreDeadline = (discardedAt: Moment): Date =>
  new Date(new Date(discardedAt).getTime() + RESTORE_DAYS * DAY_MS)

export const canRestore = (discardedAt: Moment, now: Date): boolean => now < restoreDeadline(discardedAt)
