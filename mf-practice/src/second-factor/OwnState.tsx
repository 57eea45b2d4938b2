import { useClientCare } from '@portal/booking-ui'
import { Alert, Button, StatusTag } from '@portal/ui'
import { failureText } from './second-factor-texts'
import { useRecentlySignedIn } from '../data/use-recently-signed-in'
import { Setting } from '../setting/Setting'
import { useBegin } from './use-second-factor'

interface Props {
  readonly isOn: boolean
  readonly onSecret: (secret: string) => void
  readonly onTurnOff: () => void
}

/** Whether two-step sign-in is on, and the button to change it. */
export function OwnState({ isOn, onSecret, onTurnOff }: Props) {
  const care = useClientCare()
  const write = useBegin()
  const { isBusy, failure } = write
  const run = useRecentlySignedIn(write)
  const begin = async () => {
    const { isDone, answer } = await run({})
    if (isDone) onSecret(answer.secret)
  }
  if (isOn) {
    return (
      <Setting action={<Button onClick={onTurnOff}>Turn off</Button>}>
        <StatusTag tone="success">On</StatusTag>
        <p>
          You sign in with your password and a code from your authenticator app. If you lose the phone, a Vet Owner of
          your practice can reset it, or call {care}.
        </p>
      </Setting>
    )
  }
  return (
    <>
      <Setting
        action={
          <Button busy={isBusy} busyLabel="Preparing" onClick={() => void begin()}>
            Set up
          </Button>
        }
      >
        <StatusTag>Off</StatusTag>
        <p>You sign in with your password and a code from an app on your phone. Your password alone is not enough.</p>
      </Setting>
      {failure && <Alert kind="error">{failureText(failure, care)}</Alert>}
    </>
  )
}
