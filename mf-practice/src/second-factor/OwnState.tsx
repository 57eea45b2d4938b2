import type { ReactNode } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { Alert, Button, Skeleton, StatusTag } from '@portal/ui'
import { useRecentlySignedIn } from '../data/use-recently-signed-in'
import { Setting } from '../setting/Setting'
import { failureText } from './second-factor-texts'
import styles from './SecondFactor.module.css'
import { useBegin } from './use-second-factor'

interface Props {
  /** Whether two-step sign-in is on; undefined while loading. */
  readonly isOn: boolean | undefined
  readonly onSecret: (secret: string) => void
  readonly onTurnOff: () => void
}

/**
 * Whether two-step sign-in is on, and the button to change it. The sentences are the same in each state, so that
 * nothing below moves when it is known.
 */
export function OwnState({ isOn, onSecret, onTurnOff }: Props) {
  const care = useClientCare()
  const write = useBegin()
  const { isBusy, failure } = write
  const run = useRecentlySignedIn(write)
  const begin = async () => {
    const { isDone, answer } = await run({})
    if (isDone) onSecret(answer.secret)
  }
  const setUp = (
    <Button busy={isBusy} busyLabel="Preparing" onClick={() => void begin()}>
      Set up
    </Button>
  )
  return (
    <>
      <Setting action={<Known isOn={isOn} on={<Button onClick={onTurnOff}>Turn off</Button>} off={setUp} />}>
        <div className={styles.state}>
          <Known isOn={isOn} on={<StatusTag tone="success">On</StatusTag>} off={<StatusTag>Off</StatusTag>} />
        </div>
        <p>
          With two-step sign-in you enter your password and a code from an app on your phone. Your password alone is not
          enough.
        </p>
        <p className={styles.lost}>If you lose the phone, a Vet Owner of your practice can reset it, or call {care}.</p>
      </Setting>
      {failure && <Alert kind="error">{failureText(failure, care)}</Alert>}
    </>
  )
}

interface KnownProps {
  readonly isOn: boolean | undefined
  readonly on: ReactNode
  readonly off: ReactNode
}

function Known({ isOn, on, off }: KnownProps) {
  if (isOn === undefined) return <Skeleton width="5rem" height="100%" />
  return isOn ? on : off
}
