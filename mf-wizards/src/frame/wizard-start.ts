import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, StageLabels, VetPractice, WizardKind } from '@portal/domain'
import type { DraftKey, DraftSummary } from '@portal/federation'
import type { BookingWriter } from '../booking/booking-writer'
import { draftSummary } from '../booking/draft-summary'
import type { DraftWork } from '../booking/draft-work'
import type { PinnedBooking } from '../booking/pinned-booking'
import type { ServerBookings } from '../booking/server-booking'
import type { WizardDraft } from '../booking/wizard-draft'
import { isSubmitted } from '../booking/submitted'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'
import { withTyped } from '../steps/with-typed'

export interface WizardStart {
  readonly kind: WizardKind
  /** Where this wizard is, without its step. */
  readonly path: string
  /** Of the booking in the address; undefined for a new one. */
  readonly editedId?: string
  readonly draftKey: DraftKey
  /** The booking that this wizard is about, for as long as it is open. */
  readonly pinned: PinnedBooking
  /** The server's booking once it has an id, the one that the chooser began until then [OPEN-56]. */
  readonly booking: PortalBooking
  readonly labels: StageLabels | undefined
}

/** What the wizard's draft tells of its booking: the latest that this page has, with what is typed over it. */
export function draftDescription(
  { kind, path, editedId, booking, labels }: WizardStart,
  servers: ServerBookings,
  practice: Pick<VetPractice, 'office_location'> | null,
) {
  return (work: DraftWork, id: string): DraftSummary => {
    const server = servers.read(id)
    const latest = server ? toPortalBooking(server, labels) : booking
    return draftSummary({ kind, isEdit: editedId !== undefined, path }, withTyped(latest, work, practice), work)
  }
}

/** What the steps work on. */
export function wizardStateOf(start: WizardStart, draft: WizardDraft, writer: BookingWriter): WizardState {
  const { kind, editedId, booking } = start
  return {
    kind,
    isEdit: editedId !== undefined,
    booking,
    locked: isSubmitted(booking),
    movedForward: draft.stored?.movedPastFirstStep ?? false,
    hasItems: WIZARDS[kind].steps(booking.serviceType).includes('productList'),
    draft,
    writer,
  }
}
