import { emptyBooking } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import { toOwnerPetValues } from './convert'

/** What the form of another pet of the same owner begins with: owner and collection, nothing of the pet [OPEN-121]. */
export function valuesForAnotherPet({ owner, skipOwnerDetails, collectionDetails }: PortalBooking): OwnerPetValues {
  return toOwnerPetValues({ ...emptyBooking(), owner, skipOwnerDetails, collectionDetails })
}
