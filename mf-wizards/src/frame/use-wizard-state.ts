import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { bookingFieldLabel } from '@portal/booking-ui'
import { useDraft, usePortalHost } from '@portal/federation'
import { SessionRunner } from '../booking/session/runner'
import type { RunnerServices } from '../booking/session/runner'
import { startSession } from '../booking/session/session'
import { draftAccess, workIn } from '../booking/wizard-draft'
import type { WizardState } from '../booking/wizard-state'
import { formRules } from '../steps/owner-pet/form-rules'
import { draftDescription, wizardStateOf } from './wizard-start'
import type { WizardStart } from './wizard-start'
import { useSWRConfig } from 'swr'
import { apiKey } from '@portal/api-client'
import { getBooking } from '@portal/api-client/contract/booking'
import type { ServerBooking } from '@portal/domain'

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
