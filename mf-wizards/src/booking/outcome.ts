import type { PortalBooking, VetPractice, WizardKind } from '@portal/domain'
import { serviceOutcome } from '@portal/domain/outcome'
import type { ServiceOutcome } from '@portal/domain/outcome'

/** What the booking is about to make happen, in the words that are kept with the submission [OPEN-98]. */
export function outcomeOfBooking(
  { serviceType, pet }: Pick<PortalBooking, 'serviceType' | 'pet'>,
  kind: WizardKind,
  practice: Pick<VetPractice, 'name'> | null,
): ServiceOutcome {
  return serviceOutcome({ serviceType, kind, pet, practiceName: practice?.name ?? '' })
}
