import { opensOwnerPages, orderOf } from '@portal/domain'
import type { PortalBooking, QuotedLine } from '@portal/domain'
import { canSaveAsList } from '@portal/domain-bundled/saved-list'
import type { BookingCart, OwnerCheck, SavedLine } from '@portal/slots/mf-catalog-cart'
import { changedLines } from './session/lines'
import { isSubmitted } from './session/session'
import type { LinesChange } from './session/tasks'
import type { WizardState } from './wizard-state'

/** The booking's cart for other remotes. Each change is saved on the booking [CAT-40, CAT-46]. */
export function bookingCart(booking: PortalBooking, { ask }: Pick<WizardState['runner'], 'ask'>): BookingCart {
  const save = async (change: LinesChange): Promise<SavedLine> => {
    const end = await ask({ kind: 'lines', change })
    if (end.kind === 'failed') throw end.error
    if (end.kind !== 'saved') throw new Error('A line was neither saved nor refused')
    return savedLine(change, end.booking)
  }
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    serviceType: booking.serviceType,
    canSaveAsList: canSaveAsList(booking.serviceType),
    pet: booking.pet,
    ownerCheck: ownerCheckOf(booking),
    ...orderOf(booking),
    // The id is set once, before any retry, so that a retry never adds the line twice.
    saveLine: (input) => save({ kind: 'put', input, editId: input.editId ?? crypto.randomUUID() }),
    removeLine: async (line) => void (await save({ kind: 'removed', line })),
    restoreLine: async (line) => void (await save({ kind: 'restored', line })),
  }
}

function ownerCheckOf(booking: PortalBooking): OwnerCheck {
  if (booking.skipOwnerDetails || !opensOwnerPages(booking.owner.phoneNumber)) return 'never'
  return isSubmitted(booking) ? 'afterSave' : 'afterSubmission'
}

function savedLine(change: LinesChange, saved: PortalBooking): SavedLine {
  const [sent] = changedLines(change, saved)
  if (!sent) throw new Error('A change of no line was saved')
  const isSent = ({ id, editId }: QuotedLine) => (sent.id ? id === sent.id : editId === sent.editId)
  return { ...(saved.quotedProducts.find(isSent) ?? sent), bookingId: saved.id }
}
