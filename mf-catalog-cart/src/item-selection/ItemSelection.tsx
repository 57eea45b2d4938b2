import { PriceNote } from '@portal/booking-ui'
import { useState } from 'react'
import { listProducts } from '@portal/api-client/contract/product'
import type { ProductSummary } from '@portal/domain'
import { useRead } from '@portal/federation'
import type { ItemSelectionProps } from '@portal/slots/mf-catalog-cart'
import { Navigate } from '@portal/router'
import { Card, Paginator, VisuallyHidden, Button } from '@portal/ui'
import { ProductDialog } from '../product-dialog/ProductDialog'
import { countText, itemQuery } from './item-query'
import styles from './ItemSelection.module.css'
import { ItemTable } from './ItemTable'
import { ItemToolbar } from './ItemToolbar'
import { useItemChoice } from './use-item-choice'
import { focusForward } from '@portal/forms'

/** The catalogue of a booking: search, filter, list and product dialog [CAT-01..18]. */
export function ItemSelection({ flow, serviceType, petWeight, cart }: ItemSelectionProps) {
  const { filters, choice, page, hrefFor, goToPage, search, filterBy, clear } = useItemChoice(flow, cart.bookingId)
  const query = itemQuery(choice.filter, { search: choice.search, page, serviceType })
  const { data, error, isBusy, retry } = useRead(listProducts, query, {
    action: 'list products',
    keepPreviousData: true,
  })
  const failed = error !== undefined
  const [opened, setOpened] = useState<ProductSummary | null>(null)
  const pageCount = failed ? 0 : (data?.last_page ?? 0)
  if (data && data.current_page > Math.max(1, data.last_page)) {
    return <Navigate to={hrefFor(Math.max(1, data.last_page))} replace />
  }
  return (
    <section className={styles.selection} aria-label="Items">
      <ItemToolbar filters={filters} choice={choice} onSearch={search} onFilter={filterBy} />
      <SkipItems />
      <PriceNote />
      <Card flush className={styles.list ?? ''}>
        <ItemTable
          items={data?.data}
          countText={data && countText(data.total ?? data.data.length, page, pageCount)}
          error={error}
          keepHeight={pageCount > 1}
          busy={isBusy}
          onRetry={retry}
          onOpen={setOpened}
          onClear={clear}
        />
        <Paginator label="Item pages" page={page} pageCount={pageCount} hrefFor={hrefFor} onPage={goToPage} />
      </Card>
      <VisuallyHidden role="status">{!failed && data?.data.length === 0 && 'No items found'}</VisuallyHidden>
      {opened && (
        <ProductDialog
          key={opened.id}
          item={opened}
          cart={cart}
          petWeight={petWeight}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

/** Skip link to the wizard's forward button, visible while focused. */
function SkipItems() {
  return (
    <Button size="small" className={styles.skip} onClick={focusForward}>
      Skip the list
    </Button>
  )
}
