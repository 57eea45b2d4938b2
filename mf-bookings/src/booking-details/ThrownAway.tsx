import { useState } from 'react'
import { canBringBack, formatDetailsDate, formatLongDate, keptUntil, withTimeZone } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { useClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { useBringBack } from '../throw-away/use-throw-away'

interface Props {
  readonly server: ServerBooking
}

/** Says that a booking was thrown away, and brings it back [OPEN-128]. */
export function ThrownAway({ server }: Props) {
  const { timeZone, now: clock } = usePortalHost()
  const care = useClientCare()
  const [now] = useState(clock)
  const at = server.thrown_away_at
  if (!at) return null
  const when = withTimeZone(formatDetailsDate(at, timeZone), timeZone)
  if (canBringBack(at, now))
    return <BringBack server={server} when={when} until={formatLongDate(keptUntil(at), timeZone)} />
  return (
    <Alert kind="warning" title="This booking was thrown away">
      {`That was at ${when}. It can no longer be brought back here: call ${care} about it.`}
    </Alert>
  )
}

function BringBack({ server, when, until }: Props & { readonly when: string; readonly until: string }) {
  const { bringBack, isBusy, failure } = useBringBack(server)
  return (
    <>
      <Alert kind="warning" title="This booking was thrown away">
        <p>{`That was at ${when}. Nothing is carried out. It can be brought back until ${until}.`}</p>
        <Button size="small" busy={isBusy} busyLabel="Bringing it back" onClick={() => void bringBack()}>
          Bring it back
        </Button>
      </Alert>
      {failure && <Alert kind="error">{failure}</Alert>}
    </>
  )
}
