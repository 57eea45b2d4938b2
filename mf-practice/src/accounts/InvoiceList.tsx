import type { ListedInvoice } from '@portal/domain-bundled/invoices'
import { useListAddress, useRetryOrCall } from '@portal/booking-ui'
import { paths } from '@portal/federation'
import type { Read } from '@portal/federation'
import { Card, EmptyState, Paginator, Table } from '@portal/ui'
import styles from './Accounts.module.css'
import { invoiceColumns } from './columns'
import { invoiceOrder, listSearch, PAGE_SIZE, pageOf, parseListState } from './list-state'
import type { ListState } from './list-state'
import { OpenSums } from './OpenSums'
import { OpeningNote } from './OpeningNote'
import { useOpenInvoice } from './use-open-invoice'

interface Props {
  readonly read: Read<{ readonly Invoices: readonly ListedInvoice[] }>
  readonly compact: boolean
}

/** Open amounts, then all invoices as a table. Order and page live in the address. */
export function InvoiceList({ read: { data, error, isBusy, retry }, compact }: Props) {
  const { search, change } = useListAddress()
  const state = parseListState(search)
  const invoices = data?.Invoices
  const { opening, open, dismiss } = useOpenInvoice()
  const shown = pageOf(invoices ?? [], state)
  const hrefFor = (next: ListState) => paths.accounts() + listSearch(next)
  const text = useRetryOrCall()
  const openingId = opening?.kind === 'opening' ? opening.id : undefined
  return (
    <Card flush>
      <div className={styles.note}>
        <OpeningNote opening={opening} onClose={dismiss} />
      </div>
      {!error && invoices?.length !== 0 && (
        <div className={styles.open}>
          <OpenSums invoices={invoices} />
        </div>
      )}
      <Table
        caption="Invoices"
        columns={invoiceColumns(invoices, openingId, (id) => void open(id))}
        rows={invoices && shown.rows}
        rowKey={({ InvoiceID }) => InvoiceID}
        failed={{ error, what: 'Your invoices', text, retrying: isBusy, onRetry: retry }}
        empty={<NoInvoices />}
        pageSize={PAGE_SIZE}
        compact={compact}
        keepHeight={shown.pageCount > 1}
        countText={invoices?.length === 1 ? '1 invoice' : `${invoices?.length ?? 0} invoices`}
        sort={state.sort}
        onSort={(sort) => change(() => hrefFor({ sort: invoiceOrder(sort), page: 1 }))}
      />
      <div className={styles.pages}>
        <Paginator
          page={shown.page}
          pageCount={error ? 0 : shown.pageCount}
          hrefFor={(page) => hrefFor({ ...state, page })}
          onPage={(page) => change((newest) => hrefFor({ ...parseListState(newest), page }))}
        />
      </div>
    </Card>
  )
}

function NoInvoices() {
  return (
    <EmptyState title="No invoices yet" icon="document">
      Your invoices and credit notes will be here, each with its PDF.
    </EmptyState>
  )
}
