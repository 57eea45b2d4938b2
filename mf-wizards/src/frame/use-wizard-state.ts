import { useEffect, useState } from 'react'
import { toPortalBooking } from '@portal/domain'
import type { PortalBooking, StageLabels } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { DraftKey } from '@portal/federation'
import { bookingWriter } from '../booking/booking-writer'
import { draftSummary } from '../booking/draft-summary'
import type { PinnedBooking } from '../booking/pinned-booking'
import { useServerBookings } from '../booking/server-booking'
import { useWizardDraft } from '../booking/wizard-draft'
import { isSubmitted } from '../booking/wizard-state'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'
import type { PlannedKind } from '../plan/wizards'
import { withTyped } from '../steps/with-typed'

export interface WizardStart {
  readonly kind: PlannedKind
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

/** What the steps work on: the booking, what is typed over it, and the one who saves it. */
export function useWizardState(start: WizardStart): WizardState {
  const { kind, path, editedId, draftKey, pinned, booking, labels } = start
  const { api, practice } = usePortalHost()
  const servers = useServerBookings()
  const isEdit = editedId !== undefined
  const latest = (id: string) => {
    const server = servers.read(id)
    return server ? toPortalBooking(server, labels) : booking
  }
  const draft = useWizardDraft(draftKey, pinned, (work, id) =>
    draftSummary({ kind, isEdit, path }, withTyped(latest(id), work, practice), work),
  )
  const [writer] = useState(() => bookingWriter({ api, servers, draft, pinned, begun: booking, labels }))
  useEffect(() => {
    // Should what was left open fail again, the bar says so.
    void writer.settle().catch(() => undefined)
  }, [writer])
  return {
    kind,
    isEdit,
    booking,
    locked: isSubmitted(booking),
    movedForward: draft.stored?.movedPastFirstStep ?? false,
    hasItems: WIZARDS[kind].steps(booking.serviceType).includes('productList'),
    draft,
    writer,
  }
}
