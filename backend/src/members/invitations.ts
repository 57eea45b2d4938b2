import { tooMany } from '../errors/failure'
import { INVITATIONS, addOwnCall, secondsLeft } from '../repositories/rate-limit'
import type { StaffContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'

/** Counts a new or reactivated member, who may get an invitation; refuses beyond the daily limit [OPEN-328]. */
export async function countInvitation({ tx, session, now }: StaffContext): Promise<void> {
  const counted = await addOwnCall(tx, INVITATIONS, session.practiceId, now)
  if (counted === undefined || counted.count <= INVITATIONS.most) return
  throw tooMany(
    `Your practice has added or activated ${INVITATIONS.most} people in a day, which is the limit. Nothing was saved. Try again tomorrow, or call ${await clientCareOf(tx, session.practiceId)}.`,
    secondsLeft(INVITATIONS, counted.windowStart, now),
  )
}
