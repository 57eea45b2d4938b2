import { AuthenticatorKey } from '@portal/forms/authenticator-key'
import { usePortalHost, useSignedInUser } from '@portal/federation'
import { CodeForm } from './CodeForm'
import styles from './SecondFactor.module.css'
import { useTurnOn } from './use-turn'

export interface SetUpProps {
  readonly secret: string
  readonly onClose: () => void
}

/** Shows a new secret and takes its first valid code [OPEN-218]. */
export function SetUp({ secret, onClose }: SetUpProps) {
  const turnOn = useTurnOn(onClose)
  const { username } = useSignedInUser()
  const { brand, notify } = usePortalHost()
  return (
    <div className={styles.panel}>
      <p>
        Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in
        your password manager. Scan this code and don't show it to anybody.
      </p>
      <AuthenticatorKey secret={secret} username={username} brandName={brand.name} notify={notify} />
      <CodeForm
        label="Six-digit code that the app shows now"
        submitLabel="Turn on"
        busyLabel="Turning on"
        send={turnOn}
        onCancel={onClose}
      />
    </div>
  )
}
