import { PriceNote } from '@portal/booking-ui'
import { useState } from 'react'
import { listProducts } from '@portal/api-client/contract/product'
import type { ListedProduct } from '@portal/api-client/contract/product'
import { usePortalHost, useRead } from '@portal/federation'
import { focusForward } from '@portal/forms'
import type { ItemSelectionProps } from '@portal/slots/mf-catalog-cart'
import { Navigate } from '@portal/router'
import { Button, Paginator, VisuallyHidden } from '@portal/ui'
import { CompareBar } from '../comparison/CompareBar'
import { usePicks } from '../comparison/use-picks'
import { ProductDialog } from '../product-dialog/ProductDialog'
import { activeFilters } from './active-filters'
import { ChosenFilters } from './ChosenFilters'
import { countText, itemQuery } from './item-query'
import styles from './ItemSelection.module.css'
import { ItemTable } from './ItemTable'
import { ItemToolbar } from './ItemToolbar'
import { PageField } from './PageField'
import { useItemChoice } from './use-item-choice'

/** The catalogue of a booking: search, filters, cards, comparison and product dialog [CAT-01..18]. */
export function ItemSelection({ flow, serviceType, petWeight: weight, cart }: ItemSelectionProps) {
  const hasPrices = usePortalHost().prices.visible
  // A weight of 0 is not known.
  const petWeight = weight || null
  const choices = useItemChoice(flow, cart.bookingId)
  const { filters, choice, view, hrefFor, goToPage } = choices
  const query = itemQuery(choice.filter, view, { search: choice.search, serviceType, petWeight, hasPrices })
  const { data, error, isBusy, retry } = useRead(listProducts, query, {
    action: 'list products',
    keepPreviousData: true,
  })
  const failed = error !== undefined
  const [opened, setOpened] = useState<ListedProduct | null>(null)
  const picks = usePicks()
  const pageCount = failed ? 0 : (data?.last_page ?? 0)
  if (data && data.current_page > Math.max(1, data.last_page)) {
    return <Navigate to={hrefFor(Math.max(1, data.last_page))} replace />
  }
  const category = choice.filter.slug === filters[0].slug ? null : choice.filter
  const active = activeFilters(view, { category, petWeight, hasPrices })
  const isNarrowed = choice.search !== '' || active.length > 0
  return (
    <section className={styles.selection} aria-label="Items">
      <ItemToolbar
        {...{ filters, choice, view, petWeight, hasPrices }}
        active={active.length}
        onSearch={choices.search}
        onFilter={choices.filterBy}
        onView={choices.changeView}
      />
      <ChosenFilters
        filters={active}
        onRemove={({ without }) => (without ? choices.changeView(without) : choices.filterBy(filters[0].slug))}
        onClear={() => choices.show({ filter: filters[0] })}
      />
      <SkipItems />
      <div className={styles.above}>
        <PriceNote />
        <p className={styles.muted}>To see two items side by side, press Compare on both.</p>
      </div>
      <div className={styles.list}>
        <ItemTable
          items={data?.data}
          petWeight={petWeight}
          countText={data && countText(data.total ?? data.data.length, view.page, pageCount)}
          error={error}
          keepHeight={pageCount > 1}
          busy={isBusy}
          picks={picks}
          empty={{
            nearby: data?.nearby ?? null,
            choice,
            filters,
            onShow: choices.show,
            onClear: isNarrowed ? () => choices.show() : undefined,
          }}
          onRetry={retry}
          onOpen={setOpened}
        />
        <div className={styles.pages}>
          <Paginator label="Item pages" page={view.page} pageCount={pageCount} hrefFor={hrefFor} onPage={goToPage} />
          <PageField pageCount={pageCount} onPage={goToPage} />
        </div>
      </div>
      <CompareBar picks={picks} cart={cart} petWeight={petWeight} />
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
