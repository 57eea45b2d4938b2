import { mayOrder } from '@portal/domain'
import { invalid } from '../errors/failure'
import type { StaffContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'

/** Refuses orders of a practice without portal access [OPEN-129]. */
export async function refuseIfMayNotOrder({ tx, session: { practice } }: StaffContext): Promise<void> {
  if (mayOrder(practice.hasPortalAccess)) return
  throw invalid(
    { practice: 'mayNotOrder' },
    `Your practice cannot order here at the moment. Nothing was saved. Call ${await clientCareOf(tx, practice.id)}.`,
  )
}
