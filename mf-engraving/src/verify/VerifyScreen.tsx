import { useState } from 'react'
import { useParams } from '@portal/router'
import { Card, PageHeader } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import { VerifiedNote } from './VerifiedNote'
import { VerifyForm } from './VerifyForm'
import styles from './VerifyScreen.module.css'

/** Where a pet owner proves to be the owner, by mobile number, before the engraving is shown [ENG-01, ENG-02]. */
export function VerifyScreen() {
  usePageTitle('Engraving Approval')
  const { bookingId = '', quotedProductId = '' } = useParams()
  const [verified, setVerified] = useState(false)
  return (
    <div className={styles.screen}>
      <PageHeader title="Engraving Approval" />
      <Card>
        {verified ? (
          <VerifiedNote bookingId={bookingId} quotedProductId={quotedProductId} />
        ) : (
          <VerifyForm bookingId={bookingId} quotedProductId={quotedProductId} onVerified={() => setVerified(true)} />
        )}
      </Card>
    </div>
  )
}
