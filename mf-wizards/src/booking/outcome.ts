import { serviceOutcome } from '@portal/domain'
import type { PortalBooking, ServiceOutcome, VetPractice, WizardKind } from '@portal/domain'

/** What the booking is about to make happen, in the words that are kept with the submission [OPEN-98]. */
export function outcomeOfBooking(
  { serviceType, pet }: Pick<PortalBooking, 'serviceType' | 'pet'>,
  kind: WizardKind,
  practice: Pick<VetPractice, 'name'> | null,
): ServiceOutcome {
  return serviceOutcome({ serviceType, kind, pet, practiceName: practice?.name ?? '' })
}
