import { Card } from '@portal/ui'
import { ClientCareContact } from '../client-care/ClientCareContact'

/** The first contact for help [PRA-27]. */
export function ClientCareCard() {
  return (
    <Card title="Client Care Team">
      <ClientCareContact />
    </Card>
  )
}
