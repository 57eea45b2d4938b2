import { PageHeader, Card } from '@portal/ui'
import { usePageTitle } from '@portal/federation'
import styles from './CustomerSupportScreen.module.css'
import { GriefMaterial } from './GriefMaterial'
import { RelationshipManagerCard } from './RelationshipManagerCard'
import { ClientCareContact } from '../client-care/ClientCareContact'

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

/** The first contact for help [PRA-27]. */
function ClientCareCard() {
  return (
    <Card title="Client Care Team">
      <ClientCareContact />
    </Card>
  )
}
