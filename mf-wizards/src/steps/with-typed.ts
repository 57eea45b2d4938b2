import type { PortalBooking, VetPractice } from '@portal/domain'
import type { DraftWork } from '../booking/draft-work'
import { STEP_HASH } from '../plan/steps'
import { withOwnerPetValues } from './owner-pet/convert'
import { restoreOwnerPetValues } from './owner-pet/restore'

type Practice = Pick<VetPractice, 'office_location'> | null

/** The booking as it will be once the steps' forms are saved. */
export function withTyped(booking: PortalBooking, { unsaved }: Pick<DraftWork, 'unsaved'>, practice: Practice) {
  const typed = unsaved[STEP_HASH.ownerPet]
  return typed ? withOwnerPetValues(booking, restoreOwnerPetValues(typed.values), practice) : booking
}
