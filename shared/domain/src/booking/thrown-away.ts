import type { Moment } from '../date/format'
import { DAY_MS } from '../date/rules'
import { STAGE, isCancelled, isPartialStage } from '../stage/rules'

/** For how long a booking that was thrown away can be brought back [OPEN-128]. */
const KEPT_DAYS = 30

/** Why a booking cannot be thrown away: the pet is with the provider, it is submitted, or it is cancelled already. */
export type NotThrownAway = 'collected' | 'submitted' | 'cancelled'

/** Only what nobody carries out yet is thrown away by its practice; null when it can be [OPEN-128]. */
export function whyNotThrownAway(stage: string | null | undefined): NotThrownAway | null {
  if (stage?.trim() === STAGE.vpUnsubmitted) return null
  if (isCancelled(stage)) return 'cancelled'
  return isPartialStage(stage) ? 'collected' : 'submitted'
}

/** The moment until which it can be brought back. */
export const keptUntil = (thrownAwayAt: Moment): Date => new Date(new Date(thrownAwayAt).getTime() + KEPT_DAYS * DAY_MS)

export const canBringBack = (thrownAwayAt: Moment, now: Date): boolean => now < keptUntil(thrownAwayAt)
