import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import { bookingFieldLabel } from '@portal/booking-ui'
import type { ServerBooking, PortalBooking, StageLabels, WizardKind } from '@portal/domain'
import { useDraft, usePortalHost } from '@portal/federation'
import type { DraftKey, DraftSummary } from '@portal/federation'
import { useSWRConfig } from 'swr'
import type { DraftWork } from '../booking/session/draft-work'
import { withTyped } from '../booking/session/form'
import { SessionRunner } from '../booking/session/runner'
import type { RunnerServices } from '../booking/session/runner'
import { startSession, bookingOf, isLocked, workOf } from '../booking/session/session'
import type { BookingSession } from '../booking/session/session'
import { draftAccess, workIn, draftSummary } from '../booking/wizard-draft'
import type { WizardState } from '../booking/wizard-state'
import { WIZARDS } from '../plan/wizards'
import { formRules } from '../steps/owner-pet/form-rules'

/** The session as state, with the runner that takes its events. */
export function useWizardState(start: WizardStart): WizardState {
  const { practice } = usePortalHost()
  const { server, labels, draftKey } = start
  const form = useMemo(() => formRules(practice), [practice])
  const services = useServices(start)
  const [runner] = useState(() => {
    const { kind, editedId, booking: begun, bookingId: id } = start
    const work = services.draft.read()
    const about = { kind, isEdit: editedId !== undefined, begun, labels, form, chosen: work?.chosen }
    return new SessionRunner(startSession(about, { id, server: server ?? null, work }), services)
  })
  const session = useSyncExternalStore(runner.subscribe, runner.read)
  const work = workIn(useDraft(draftKey))
  useEffect(() => runner.send({ kind: 'read', server, labels, form }), [runner, server, labels, form])
  useEffect(() => {
    // If settling fails again, the bar shows it.
    runner.send({ kind: 'opened', id: crypto.randomUUID() })
    return () => runner.send({ kind: 'left' })
  }, [runner])
  return wizardStateOf({ ...session, work }, runner)
}

function useServices(start: WizardStart): RunnerServices {
  const { api, now, notify, report } = usePortalHost()
  const takeOver = useTakeOver()
  return {
    api,
    now,
    draft: draftAccess(start.draftKey, draftDescription(start)),
    takeOver,
    onTheirChanges: (names) => {
      const labels = [...new Set(names.map(bookingFieldLabel))].join(', ')
      notify({ tone: 'info', text: `Somebody else has changed this booking. Updated here: ${labels}.` })
    },
    report: (error, action, { id: bookingId, server }) =>
      report(error, { action, bookingId, orderId: server?.cstm.order_id_c }),
  }
}

/** Writes a booking into the SWR cache of `getBooking`, for all readers on the page. */
function useTakeOver(): (server: ServerBooking) => void {
  const { mutate } = useSWRConfig()
  return (server) => void mutate(apiKey(getBooking, { params: { id: server.id } }), server, { revalidate: false })
}

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
function draftDescription({ kind, path, editedId }: Pick<WizardStart, 'kind' | 'path' | 'editedId'>) {
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
