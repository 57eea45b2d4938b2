import { usePageTitle } from '@portal/federation'
import { PageHeader } from '@portal/ui'
import { InvoiceList } from './InvoiceList'

/** The practice's invoices [PRA-01]. */
export function AccountsScreen() {
  usePageTitle('Accounts')
  return (
    <>
      <PageHeader title="Accounts" />
      <InvoiceList />
    </>
  )
}
