import { useEffect, useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { bookingWriter } from '../booking/booking-writer'
import { useServerBookings } from '../booking/server-booking'
import { useWizardDraft } from '../booking/wizard-draft'
import type { WizardState } from '../booking/wizard-state'
import { draftDescription, wizardStateOf } from './wizard-start'
import type { WizardStart } from './wizard-start'

/** What the steps work on: the booking, what is typed over it, and the one who saves it. */
export function useWizardState(start: WizardStart): WizardState {
  const { draftKey, pinned, booking: begun, labels } = start
  const { api, practice } = usePortalHost()
  const servers = useServerBookings()
  const draft = useWizardDraft(draftKey, pinned, draftDescription(start, servers, practice))
  const [writer] = useState(() => bookingWriter({ api, servers, draft, pinned, begun, labels }))
  useEffect(() => {
    // Should what was left open fail again, the bar says so.
    void writer.settle().catch(() => undefined)
    return () => writer.leave()
  }, [writer])
  return wizardStateOf(start, draft, writer)
}
