import { EmptyState, ErrorState, Skeleton } from '@portal/ui'
import { getClientDetails } from '@portal/api-client/contract/guest'
import { ClientCareToCall } from '@portal/booking-ui'
import { usePortalHost, useRead } from '@portal/federation'
import styles from './VerifyScreen.module.css'

/** After the number was right: whose engraving this is, and how to approve or change it. */
export function VerifiedNote({ bookingId, quotedProductId }: { bookingId: string; quotedProductId: string }) {
  const { brand } = usePortalHost()
  const asked = { params: { id: bookingId } }
  const { data, error, retry } = useRead(getClientDetails, asked, { action: 'read client details', bookingId })
  if (error) {
    return (
      <ErrorState title="We could not load the engraving" onRetry={retry}>
        Your number is verified, and nothing is lost. Try again, or call <ClientCareToCall phone={brand.phone_work} />.
      </ErrorState>
    )
  }
  if (!data) return <Skeleton height="6rem" />
  const line = data.quoted_products.find(({ id, deleted }) => id === quotedProductId && !deleted)
  if (!line) return <EmptyState title="No product engraved!" />
  return (
    <div className={styles.note} role="status">
      <h2>{data.pet_name}</h2>
      <p>
        Thank you{data.owner_first_name && `, ${data.owner_first_name}`}. Your number is verified for the {line.name}.
      </p>
      <p>
        To approve the words or to change them, call <ClientCareToCall phone={brand.phone_work} />.
      </p>
    </div>
  )
}
