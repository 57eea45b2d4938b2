import { Card, EmptyState, ErrorState, Picture, Skeleton } from '@portal/ui'
import { getAccountManager } from '@portal/api-client/contract/practice'
import { formatPhone } from '@portal/domain'
import { useRead } from '@portal/federation'
import { ContactLines } from '../client-care/ContactLines'
import styles from './CustomerSupportScreen.module.css'

/** The relationship manager: picture, name, mobile, email [PRA-28, PRA-32]. */
export function RelationshipManagerCard() {
  return (
    <Card title="Relationship Manager">
      <RelationshipManager />
    </Card>
  )
}

function RelationshipManager() {
  const { data, error, isBusy, retry } = useRead(getAccountManager, {}, { action: 'read relationship manager' })
  if (error) {
    return (
      <ErrorState title="The contact could not be loaded" onRetry={retry} retrying={isBusy}>
        Client Care will help you in the meantime.
      </ErrorState>
    )
  }
  if (data === undefined) return <LoadingPerson />
  if (data === null) {
    return (
      <EmptyState title="You have no relationship manager yet" icon="user">
        Client Care will help you in the meantime.
      </EmptyState>
    )
  }
  const name = `${data.first_name} ${data.last_name}`
  return (
    <div className={styles.person}>
      <div className={styles.picture}>
        <Picture src={data.picture?.src ?? ''} alt={`Portrait of ${name}`} ratio="1 / 1" placeholder="user" />
      </div>
      <ContactLines
        name={name}
        phone={data.phone_mobile}
        phoneText={formatPhone(data.phone_mobile, '4-3-3')}
        email={data.email_addresses[0]?.email_address}
      />
    </div>
  )
}

function LoadingPerson() {
  return (
    <div className={styles.person} role="status" aria-label="Loading the contact">
      <div className={styles.picture}>
        <Picture src={undefined} alt="" ratio="1 / 1" placeholder="user" />
      </div>
      <Skeleton width="12rem" height="5rem" />
    </div>
  )
}
