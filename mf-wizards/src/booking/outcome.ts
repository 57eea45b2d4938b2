import type { PortalBooking, VetPractice, WizardKind } from '@portal/domain'
import { serviceOutcome } from '@portal/domain-bundled/outcome'
import type { ServiceOutcome } from '@portal/domain-bundled/outcome'

type OutcomeBooking = Pick<PortalBooking, 'serviceType' | 'pet' | 'owner' | 'skipOwnerDetails'>

/** The outcome of the booking, in the words stored at submission [OPEN-98]. */
export function outcomeOfBooking(
  { serviceType, pet, owner, skipOwnerDetails }: OutcomeBooking,
  kind: WizardKind,
  practice: Pick<VetPractice, 'name'> | null,
): ServiceOutcome {
  return serviceOutcome({
    serviceType,
    kind,
    pet,
    owner: skipOwnerDetails ? null : owner,
    practiceName: practice?.name ?? '',
  })
}
