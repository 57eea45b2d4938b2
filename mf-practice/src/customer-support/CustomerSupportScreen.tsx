import { PageHeader } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import { ClientCareCard } from './ClientCareCard'
import styles from './CustomerSupportScreen.module.css'
import { GriefMaterial } from './GriefMaterial'
import { RelationshipManagerCard } from './RelationshipManagerCard'

/** Contacts, and material for grieving families [PRA-27..33]. */
export function CustomerSupportScreen() {
  usePageTitle('Customer Support')
  return (
    <div className={styles.frame}>
      <PageHeader title="Customer Support" />
      <div className={styles.people}>
        <ClientCareCard />
        <RelationshipManagerCard />
      </div>
      <GriefMaterial />
    </div>
  )
}
