import { CodeForm } from './CodeForm'
import styles from './SecondFactor.module.css'
import { useTurnOff } from './use-turn'

export interface TurnOffProps {
  readonly onClose: () => void
}

/** Turns two-step sign-in off. Needs a code, so that nobody turns it off on a computer left signed in [OPEN-218]. */
export function TurnOff({ onClose }: TurnOffProps) {
  const turnOff = useTurnOff(onClose)
  return (
    <div className={styles.panel}>
      <p>Your password alone will sign you in then.</p>
      <CodeForm
        label="Six-digit code from your authenticator app"
        submitLabel="Turn off"
        busyLabel="Turning off"
        send={turnOff}
        onCancel={onClose}
      />
    </div>
  )
}
