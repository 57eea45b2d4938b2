import { useState } from 'react'
import { canRestore, formatDetailsDate, formatLongDate, restoreDeadline, withTimeZone } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { useRestore } from '../discard/use-discard'

interface Props {
  readonly server: ServerBooking
}

/** Notice of a discarded booking, with a button to restore it [OPEN-128]. */
export function DiscardedNote({ server }: Props) {
  const { timeZone, now: clock } = usePortalHost()
  const care = useClientCare()
  const [now] = useState(clock)
  const at = server.discarded_at
  if (!at) return null
  const when = withTimeZone(formatDetailsDate(at, timeZone), timeZone)
  if (canRestore(at, now))
    return <RestoreNote server={server} when={when} until={formatLongDate(restoreDeadline(at), timeZone)} />
  return (
    <Alert kind="warning" title="This booking was discarded">
      {`That was at ${when}. It can no longer be restored here. Call ${care} about it.`}
    </Alert>
  )
}

function RestoreNote({ server, when, until }: Props & { readonly when: string; readonly until: string }) {
  const { restore, isBusy, failure } = useRestore(server)
  return (
    <>
      <Alert kind="warning" title="This booking was discarded">
        <p>{`That was at ${when}. It will not go ahead. You can restore it until ${until}.`}</p>
        <Button size="small" busy={isBusy} busyLabel="Restoring" onClick={() => void restore()}>
          Restore
        </Button>
      </Alert>
      {failure && <Alert kind="error">{failure}</Alert>}
    </>
  )
}
