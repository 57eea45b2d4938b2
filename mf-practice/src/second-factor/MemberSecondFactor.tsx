import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { useState } from 'react'
import { apiKey } from '@portal/api-client'
import { getMemberSecondFactor, resetMemberSecondFactor } from '@portal/api-client/contract/second-factor'
import { usePortalHost, useRead } from '@portal/federation'
import { Button, Card, ConfirmDialog, ErrorState, Skeleton, preloadDialog } from '@portal/ui'
import { useWrite } from '@portal/writes'
import { useRecentlySignedIn } from '../data/use-recently-signed-in'
import { failureText } from './second-factor-texts'
import styles from './SecondFactor.module.css'

export interface MemberSecondFactorProps {
  readonly id: string
  readonly firstName: string
}

/** Lets a Vet Owner reset the second factor of a member who lost the phone [OPEN-218]. */
export function MemberSecondFactor({ id, firstName }: MemberSecondFactorProps) {
  const care = useClientCare()
  const { data, error, isBusy, retry } = useRead(
    getMemberSecondFactor,
    { params: { id } },
    { action: "read a member's second factor" },
  )
  return (
    <Card title="Two-step sign-in">
      <div className={styles.panel}>
        {!data && !error && <Skeleton height="3rem" />}
        {!data && error && (
          <ErrorState title="We couldn't check whether it is on" onRetry={retry} retrying={isBusy}>
            <RetryOrCall safe="Nothing has changed." />
          </ErrorState>
        )}
        {data && !data.can_reset && (
          <p>{`This account is not managed here. If ${firstName} has lost the phone, call ${care}.`}</p>
        )}
        {data?.can_reset && !data.is_on && <p>{`Off. ${firstName} can set it up under Profile.`}</p>}
        {data?.can_reset && data.is_on && <Reset id={id} firstName={firstName} />}
      </div>
    </Card>
  )
}

function Reset({ id, firstName }: MemberSecondFactorProps) {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const [isAsking, setAsking] = useState(false)
  const write = useWrite(resetMemberSecondFactor, {
    action: "reset a member's second factor",
    updates: () => [[apiKey(getMemberSecondFactor, { params: { id } }), { is_on: false, can_reset: true }]],
  })
  const { isBusy, failure } = write
  const run = useRecentlySignedIn(write)
  const reset = async () => {
    const { isDone } = await run({ params: { id } })
    if (isDone) notify({ tone: 'success', text: `Two-step sign-in of ${firstName} is reset.` })
  }
  return (
    <>
      <p>{`On. If ${firstName} has lost the phone, or has a new one, reset it here.`}</p>
      <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setAsking(true)}>
        Reset two-step sign-in
      </Button>
      <ConfirmDialog
        title={`Reset two-step sign-in of ${firstName}?`}
        isOpen={isAsking}
        confirmLabel="Reset"
        danger
        busy={isBusy}
        error={failure && failureText(failure, care)}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        <p>{`Make sure that it is ${firstName} who asks. The password alone signs in then, until two-step sign-in is set up again. ${firstName} is told by email.`}</p>
      </ConfirmDialog>
    </>
  )
}
