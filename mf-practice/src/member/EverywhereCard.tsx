import { useClientCare, withClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button, Card } from '@portal/ui'
import { useWrite } from '@portal/writes'
import { SignIns } from '../sign-ins/SignIns'
import styles from './Member.module.css'

export const STILL_SIGNED_IN =
  'The portal does not answer, so you are still signed in on every computer. Try again in a moment.'

/** For somebody who forgot to log out elsewhere, or whose password leaked [OPEN-161]. */
export function EverywhereCard() {
  const { logOutEverywhere } = usePortalHost()
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite<object, void>(logOutEverywhere, { action: 'log-out-everywhere' })
  return (
    <Card title="Signed-in computers">
      <div className={styles.password}>
        <p>
          Did you leave a computer without logging out? This ends your sessions on every computer, this one too. Your
          unfinished bookings are kept.
        </p>
        <Button busy={isBusy} busyLabel="Logging out" onClick={() => void run({})}>
          Log out everywhere
        </Button>
        {failure && <Alert kind="error">{withClientCare(STILL_SIGNED_IN, care)}</Alert>}
        {/* Last, since it loads later and must not move anything. */}
        <SignIns />
      </div>
    </Card>
  )
}
