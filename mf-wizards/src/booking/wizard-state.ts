import { neededItem, visibleLines, hasCollectionSection, isWeightEditable, needsCollection } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import type { SessionRunner } from './session/runner'
import type { BookingSession } from './session/session'

/** The input of a wizard's steps. */
export interface WizardState {
  readonly kind: WizardKind
  readonly isEdit: boolean
  readonly booking: PortalBooking
  /** The booking is submitted: only Client Care changes owner and pet [WIZ-106]. */
  readonly locked: boolean
  /** The first step was saved in this wizard [WIZ-64]. */
  readonly movedForward: boolean
  /** Whether the wizard has an item step. */
  readonly hasItems: boolean
  /** The full session; the fields above are derived from it. */
  readonly session: BookingSession
  /** Receives events and starts tasks. */
  readonly runner: Pick<SessionRunner, 'send' | 'ask' | 'bindFields'>
}
/** Whether the pet's weight may be entered [WIZ-109, OPEN-46]. */
export function canEnterWeight({
  locked,
  booking,
  movedForward,
}: Pick<WizardState, 'locked' | 'booking' | 'movedForward'>): boolean {
  return !locked || isWeightEditable(booking.pet.weight, movedForward)
}

export function asksForCollection({ kind, booking }: Pick<WizardState, 'kind' | 'booking'>): boolean {
  return hasCollectionSection(kind, booking.serviceType, needsCollection(booking.quotedProducts))
}

/** The item that is missing before submission, or null. A booking submitted without its keepsake stays valid. */
export function missingItem({ kind, booking, locked }: Pick<WizardState, 'kind' | 'booking' | 'locked'>) {
  const needed = visibleLines(booking.quotedProducts).length > 0 ? null : neededItem(kind)
  return locked && needed === 'keepsake' ? null : needed
}

/** Orders need items; in other bookings they are optional. */
export function isOrder(kind: WizardKind): boolean {
  return kind === 'urns-and-memorabilia' || kind === 'vet-supply-order'
}
