import type { PortalBooking, ServerBooking, StageLabels, WizardKind } from '@portal/domain'
import type { DraftKey, DraftSummary } from '@portal/federation'
import { draftSummary } from '../booking/draft-summary'
import type { DraftWork } from '../booking/session/draft-work'
import { withTyped } from '../booking/session/form'
import { bookingOf, isLocked, workOf } from '../booking/session/session'
import type { BookingSession } from '../booking/session/session'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'

export interface WizardStart {
  readonly kind: WizardKind
  /** Where this wizard is, without its step. */
  readonly path: string
  /** Of the booking in the address; undefined for a new one. */
  readonly editedId?: string
  readonly draftKey: DraftKey
  /** Of the booking that this wizard is about, for as long as it is open; '' until the server has made it. */
  readonly bookingId: string
  /** The server's booking once it has an id [OPEN-56]. */
  readonly server: ServerBooking | undefined
  /** The same, or the one that the chooser began. */
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** What the wizard's draft tells of its booking: the latest that this page has, with what is typed over it. */
export function draftDescription({ kind, path, editedId }: Pick<WizardStart, 'kind' | 'path' | 'editedId'>) {
  return (session: BookingSession, work: DraftWork): DraftSummary =>
    draftSummary({ kind, isEdit: editedId !== undefined, path }, withTyped(session, work), work)
}

/** What the steps work on. */
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
