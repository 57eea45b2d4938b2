import { Alert, Card, PageHeader } from '@portal/ui'
import { VerifyForm } from './VerifyForm'
import styles from './VerifyScreen.module.css'

/** Asks for the number again in place, after an owner's session has expired. */
export function NumberAgain({ bookingId, quotedProductId }: { bookingId: string; quotedProductId: string }) {
  return (
    <div className={styles.screen}>
      <PageHeader title="Engraving Approval" />
      <Card>
        <Alert kind="info">An hour has passed, so we ask for your number once more. What you entered is kept.</Alert>
        <VerifyForm bookingId={bookingId} quotedProductId={quotedProductId} />
      </Card>
    </div>
  )
}
