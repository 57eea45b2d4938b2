import { useClientCare, withClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { useWrite } from '@portal/writes'
import styles from './SignIns.module.css'

export const STILL_SIGNED_IN =
  'The portal does not answer, so you are still signed in on every computer. Try again in a moment.'

/** Ends every session of the user, this one too [OPEN-161]. */
export function LogOutEverywhere() {
  const { logOutEverywhere } = usePortalHost()
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite<object, void>(logOutEverywhere, { action: 'log-out-everywhere' })
  return (
    <>
      <Button variant="quiet" busy={isBusy} busyLabel="Logging out" onClick={() => void run({})}>
        Log out everywhere
      </Button>
      {failure && (
        <div className={styles.failure}>
          <Alert kind="error">{withClientCare(STILL_SIGNED_IN, care)}</Alert>
        </div>
      )}
    </>
  )
}
