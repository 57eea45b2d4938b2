import type { PortalBooking, WizardKind } from '@portal/domain'
import { petFullName } from '@portal/domain'

/** How a wizard ended. It travels in the history entry, so that a reload shows it again. */
export interface Outcome {
  readonly bookingId: string
  readonly orderId: string
  readonly petName: string
  readonly isEdit: boolean
  readonly isSupplyOrder: boolean
}

export function outcomeOf(booking: PortalBooking, kind: WizardKind, isEdit: boolean): Outcome {
  const { id: bookingId, orderId, pet } = booking
  return { bookingId, orderId, petName: petFullName(pet), isEdit, isSupplyOrder: kind === 'vet-supply-order' }
}

/** The outcome in a history entry's state; null when there is none. */
export function readOutcome(state: unknown): Outcome | null {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return null
  const { outcome } = state
  if (typeof outcome !== 'object' || outcome === null || !('bookingId' in outcome)) return null
  const { bookingId, orderId, petName, isEdit, isSupplyOrder } = {
    orderId: '',
    petName: '',
    isEdit: false,
    isSupplyOrder: false,
    ...outcome,
  }
  if (typeof bookingId !== 'string') return null
  return {
    bookingId,
    orderId: String(orderId),
    petName: String(petName),
    isEdit: Boolean(isEdit),
    isSupplyOrder: Boolean(isSupplyOrder),
  }
}
