import { QrCode } from '@portal/booking-ui/qr-code'
import { authenticatorAddress } from '@portal/domain/second-factor'
import { usePortalHost, useSignedInUser } from '@portal/federation'
import { Button } from '@portal/ui'
import styles from './SecondFactor.module.css'

/** What the app takes: a code to scan, and the same as text for who has the app on this device [OPEN-218]. */
export function Secret({ secret }: { readonly secret: string }) {
  const { brand, notify } = usePortalHost()
  const { username } = useSignedInUser()
  const address = authenticatorAddress({ secret, username, issuer: `${brand.name} clinic portal` })
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
        <p id="second-factor-key">Or enter this key in the app:</p>
        <code className={styles.text} aria-labelledby="second-factor-key">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <Button size="small" onClick={() => void copy()}>
          Copy the key
        </Button>
      </div>
    </div>
  )
}
