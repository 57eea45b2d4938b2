import type { PortalBooking, ServerBooking, StageLabels, WizardKind } from '@portal/domain'
import type { DraftKey, DraftSummary } from '@portal/federation'
import { draftSummary } from '../booking/wizard-draft'
import type { DraftWork } from '../booking/session/draft-work'
import { withTyped } from '../booking/session/form'
import { bookingOf, isLocked, workOf } from '../booking/session/session'
import type { BookingSession } from '../booking/session/session'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'

export interface WizardStart {
  readonly kind: WizardKind
  /** The wizard's address without the step. */
  readonly path: string
  /** Id of the booking in the address; undefined for a new one. */
  readonly editedId?: string
  readonly draftKey: DraftKey
  /** Id of this wizard's booking, fixed while it is open; '' until the server has created it. */
  readonly bookingId: string
  /** The server's booking once it has an id [OPEN-56]. */
  readonly server: ServerBooking | undefined
  /** The server's booking for the pages; before there is one, the booking from the chooser. */
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** Summary of the draft: the newest booking known, with the typed values. */
export function draftDescription({ kind, path, editedId }: Pick<WizardStart, 'kind' | 'path' | 'editedId'>) {
  return (session: BookingSession, work: DraftWork): DraftSummary =>
    draftSummary({ kind, isEdit: editedId !== undefined, path }, withTyped(session, work), work)
}

/** State for the steps, derived from the session. */
export function wizardStateOf(session: BookingSession, runner: WizardState['runner']): WizardState {
  const { kind, isEdit } = session.about
  const booking = bookingOf(session)
  return {
    kind,
    isEdit,
    booking,
    locked: isLocked(session),
    movedForward: workOf(session).movedPastFirstStep,
    hasItems: WIZARDS[kind].steps(booking.serviceType).includes('productList'),
    session,
    runner,
  }
}
