import { neededItem, visibleLines, hasCollectionSection, isWeightEditable, needsCollection } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import type { SessionRunner } from './session/runner'
import type { BookingSession } from './session/session'

/** What the steps of a wizard work on. */
export interface WizardState {
  readonly kind: WizardKind
  readonly isEdit: boolean
  readonly booking: PortalBooking
  /** The booking is submitted: owner and pet are changed by Client Care only [WIZ-106]. */
  readonly locked: boolean
  /** The first step was saved in this sitting [WIZ-64]. */
  readonly movedForward: boolean
  /** The wizard has a step in which items are chosen. */
  readonly hasItems: boolean
  /** All of the booking under work, which the above is taken from. */
  readonly session: BookingSession
  /** Takes what happens in the steps, and what they ask for. */
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

/** What is still to be added before it can be submitted; a submitted booking without its keepsake goes on as it is. */
export function missingItem({ kind, booking, locked }: Pick<WizardState, 'kind' | 'booking' | 'locked'>) {
  const needed = visibleLines(booking.quotedProducts).length > 0 ? null : neededItem(kind)
  return locked && needed === 'keepsake' ? null : needed
}

/** Orders consist of items; other bookings may have some. */
export function isOrder(kind: WizardKind): boolean {
  return kind === 'urns-and-memorabilia' || kind === 'vet-supply-order'
}
