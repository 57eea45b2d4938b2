import { handOverTitle } from '@portal/booking-ui'
import { addressLine, handOverInstructions } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import { asksForCollection, isOrder } from '../booking/wizard-state'

/**
 * Next steps after a submission: what to do before handing over the pet, where it is collected, and the outcome. No
 * dates are promised.
 */
export function listNextSteps(booking: PortalBooking, kind: WizardKind, outcome: string): string[] {
  if (isOrder(kind)) return [outcome]
  const instructions = handOverInstructions(booking.quotedProducts)
  const address = asksForCollection({ kind, booking }) ? addressLine(booking.collectionDetails.collectionAddress) : ''
  return [
    ...instructions.map(({ name, text }) => `${handOverTitle(booking)}, for ${name}: ${text}`),
    ...(address ? [`${booking.pet.firstName || 'The pet'} is collected from ${address}.`] : []),
    outcome,
  ]
}
