import { Navigate, useParams } from '@portal/router'
import { Card, PageHeader } from '@portal/ui'
import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { VerifyForm } from './VerifyForm'
import styles from './VerifyScreen.module.css'

/**
 * Where a pet owner proves to be the owner, by mobile number, before the engraving is shown [ENG-01, ENG-02]; who
 * was verified within the hour goes on at once [ENG-14].
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
