import { apiKey } from '@portal/api-client'
import { endOtherSignIns, listSignIns } from '@portal/api-client/contract/sign-in'
import { useClientCare, withClientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { useWrite } from '@portal/writes'
import { OTHERS_STILL_THERE } from './sign-in-text'
import styles from './SignIns.module.css'
import { useSignIns } from './use-sign-ins'

/** Ends all sign-ins except this browser's [OPEN-263]. */
export function EndOthers() {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const { data, retry } = useSignIns()
  const own = data?.filter((signIn) => signIn.is_this)
  const { run, isBusy, failure } = useWrite(endOtherSignIns, {
    action: 'end all other sign-ins',
    updates: () => (own ? [[apiKey(listSignIns, {}), own] as const] : []),
  })
  const end = async () => {
    const { isDone } = await run({})
    if (!isDone) return
    notify({ tone: 'success', text: 'You are signed out of all other browsers.' })
    retry()
  }
  const hasNone = data !== undefined && data.length === own?.length
  return (
    <>
      <Button
        busy={isBusy}
        busyLabel="Signing out"
        disabledReason={hasNone ? 'You are not signed in anywhere else.' : undefined}
        onClick={() => void end()}
      >
        Sign out of all others
      </Button>
      {failure && (
        <div className={styles.failure}>
          <Alert kind="error">{withClientCare(OTHERS_STILL_THERE, care)}</Alert>
        </div>
      )}
    </>
  )
}
