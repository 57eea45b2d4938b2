import { getInvoicesCsv, listInvoices } from '@portal/api-client/contract/invoice'
import { CompactTableChoice, DownloadCsv, DownloadFailure, useCompactTable, useListDownload } from '@portal/booking-ui'
import { usePageTitle, usePortalHost, useRead } from '@portal/federation'
import { useLocation } from '@portal/router'
import { PageHeader } from '@portal/ui'
import { InvoiceList } from './InvoiceList'
import { parseListState } from './list-state'

/** The practice's invoices, with a download [PRA-01, OPEN-184]. */
export function AccountsScreen() {
  usePageTitle('Accounts')
  const { api } = usePortalHost()
  const { sort } = parseListState(useLocation().search)
  const invoices = useRead(listInvoices, {}, { action: 'list invoices' })
  const { phase, download, dismiss } = useListDownload(
    () => api.call(getInvoicesCsv, { query: { sort: sort.column, direction: sort.direction } }),
    'download invoices',
  )
  const density = useCompactTable()
  return (
    <>
      <PageHeader
        title="Accounts"
        actions={
          <>
            <CompactTableChoice {...density} />
            <DownloadCsv phase={phase} download={download} isEmpty={invoices.data?.Invoices.length === 0} />
          </>
        }
      />
      <DownloadFailure phase={phase} dismiss={dismiss} what="Your invoices" />
      <InvoiceList read={invoices} compact={density.isCompact} />
    </>
  )
}
