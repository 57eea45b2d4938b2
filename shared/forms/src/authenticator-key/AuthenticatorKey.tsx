import { useId } from 'react'
import { authenticatorAddress } from '@portal/domain-bundled/second-factor'
import { Button } from '@portal/ui'
import { QrCode } from '@portal/ui/qr-code'
import styles from './AuthenticatorKey.module.css'

interface Props {
  /** In base 32, as from the sign-in service. */
  readonly secret: string
  readonly username: string
  readonly brandName: string
  readonly notify: (notice: { readonly tone: 'success' | 'info'; readonly text: string }) => void
}

/** Setup key of an authenticator app: a QR code, and text for an app on this device [OPEN-218]. */
export function AuthenticatorKey({ secret, username, brandName, notify }: Props) {
  const id = useId()
  const address = authenticatorAddress({ secret, username, issuer: `${brandName} clinic portal` })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify({ tone: 'success', text: 'The key is copied.' })
    } catch {
      notify({ tone: 'info', text: 'This browser does not copy it. Mark the key and copy it yourself.' })
    }
  }
  return (
    <div className={styles.secret}>
      <div className={styles.code}>
        <QrCode text={address} label="QR code for your authenticator app" />
      </div>
      <div className={styles.key}>
        <p id={id}>Or enter this key in the app:</p>
        <code className={styles.text} aria-labelledby={id}>
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <Button size="small" onClick={() => void copy()}>
          Copy the key
        </Button>
      </div>
    </div>
  )
}
