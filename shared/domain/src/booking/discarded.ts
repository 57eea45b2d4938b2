import type { Moment } from '../date/format'
import { DAY_MS } from '../date/rules'
import { STAGE, isCancelled, isPartialStage } from '../stage/rules'

/** Days for which a discarded booking can be restored [OPEN-128]. */
const KEPT_DAYS = 30

/** Why a booking cannot be discarded: the pet is with the provider, it is submitted, or it is cancelled already. */
export type NoDiscardReason = 'collected' | 'submitted' | 'cancelled'

/** Returns null when the practice can discard the booking: only bookings that nobody has started on [OPEN-128]. */
export function whyNoDiscard(stage: string | null | undefined): NoDiscardReason | null {
  if (stage?.trim() === STAGE.vpUnsubmitted) return null
  if (isCancelled(stage)) return 'cancelled'
  return isPartialStage(stage) ? 'collected' : 'submitted'
}

/** The moment until which it can be restored. */
export const keptUntil = (discardedAt: Moment): Date => new Date(new Date(discardedAt).getTime() + KEPT_DAYS * DAY_MS)

export const canRestore = (discardedAt: Moment, now: Date): boolean => now < keptUntil(discardedAt)
