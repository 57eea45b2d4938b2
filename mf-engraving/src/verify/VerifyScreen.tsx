import { Navigate, useParams } from '@portal/router'
import { Card, PageHeader } from '@portal/ui'
import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { VerifyForm } from './VerifyForm'
import styles from './VerifyScreen.module.css'

/**
 * An owner identifies by mobile number before seeing the engraving [ENG-01, ENG-02]; verified within the hour, it
 * continues at once [ENG-14].
 */
export function VerifyScreen() {
  usePageTitle('Engraving Approval')
  const { bookingId = '', quotedProductId = '' } = useParams()
  const { guestSession } = usePortalHost()
  if (guestSession?.bookingId === bookingId) {
    return <Navigate to={paths.engravingCheckExisting({ staff: '0', bookingId, quotedProductId })} replace />
  }
  return (
    <div className={styles.screen}>
      <PageHeader title="Engraving Approval" />
      <Card>
        <VerifyForm bookingId={bookingId} quotedProductId={quotedProductId} />
      </Card>
    </div>
  )
}
