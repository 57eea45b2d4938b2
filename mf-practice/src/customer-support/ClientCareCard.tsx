import { Card } from '@portal/ui'
import { ClientCareContact } from '../client-care/ClientCareContact'

/** Whom to ask first [PRA-27]. */
export function ClientCareCard() {
  return (
    <Card title="Client Care Team">
      <ClientCareContact />
    </Card>
  )
}
