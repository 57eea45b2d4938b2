import { emptyBooking } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import { toOwnerPetValues } from './convert'

/** Initial values for another pet of the same owner: owner and collection only [OPEN-121]. */
export function valuesForAnotherPet({ owner, skipOwnerDetails, collectionDetails }: PortalBooking): OwnerPetValues {
  return toOwnerPetValues({ ...emptyBooking(), owner, skipOwnerDetails, collectionDetails })
}
