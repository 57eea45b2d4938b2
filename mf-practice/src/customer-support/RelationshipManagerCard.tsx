import { Card, EmptyState, ErrorState, Picture, Skeleton } from '@portal/ui'
import { useApi } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import { ContactLines } from '../client-care/ContactLines'
import styles from './CustomerSupportScreen.module.css'

/** The relationship manager: picture, name, mobile, email (PRA-28, PRA-32). */
export function RelationshipManagerCard() {
  const { api } = usePortalHost()
  const { data, error, mutate } = useApi(api, 'getAccountManager', {})
  if (error) {
    return (
      <Card title="Relationship Manager">
        <ErrorState title="The contact could not be loaded" onRetry={() => void mutate()} />
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <Card title="Relationship Manager">
        <Skeleton height="6rem" />
      </Card>
    )
  }
  if (data === null) {
    return (
      <Card title="Relationship Manager">
        <EmptyState title="No relationship manager is named yet">
          Client Care will help you meanwhile.
        </EmptyState>
      </Card>
    )
  }
  const name = `${data.first_name} ${data.last_name}`
  return (
    <Card title="Relationship Manager">
      <div className={styles.person}>
        <div className={styles.picture}>
          <Picture src={data.picture?.src ?? ''} alt={`Portrait of ${name}`} ratio="1 / 1" />
        </div>
        <ContactLines
          name={name}
          phone={data.phone_mobile}
          phoneFormat="4-3-3"
          email={data.email_addresses[0]?.email_address}
        />
      </div>
    </Card>
  )
}
