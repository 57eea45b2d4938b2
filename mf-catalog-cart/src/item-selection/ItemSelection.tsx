import { useState } from 'react'
import { useApi } from '@portal/api-client'
import type { ProductSummary } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { ItemSelectionProps } from '@portal/federation'
import { Paginator } from '@portal/ui'
import { ProductDialog } from '../product-dialog/ProductDialog'
import { itemQuery } from './item-query'
import styles from './ItemSelection.module.css'
import { ItemTable } from './ItemTable'
import { ItemToolbar } from './ItemToolbar'
import { useItemChoice } from './use-item-choice'

/** The catalogue of a booking: search, filter, list and the product's dialog (CAT-01 to CAT-18). */
export function ItemSelection({ flow, serviceType, cart }: ItemSelectionProps) {
  const { api } = usePortalHost()
  const { filters, choice, page, hrefFor, goToPage, search, filterBy } = useItemChoice(flow)
  const query = itemQuery(choice.filter, { search: choice.search, page, serviceType })
  const { data, error, isValidating, mutate } = useApi(api, 'listProducts', query, { keepPreviousData: true })
  const [opened, setOpened] = useState<ProductSummary | null>(null)
  return (
    <section className={styles.selection} aria-label="Items">
      <ItemToolbar filters={filters} choice={choice} onSearch={search} onFilter={filterBy} />
      <ItemTable
        items={data?.data}
        total={data?.total ?? null}
        failed={error !== undefined}
        busy={isValidating}
        onRetry={() => void mutate()}
        onOpen={setOpened}
      />
      <Paginator
        label="Item pages"
        page={page}
        pageCount={error ? 0 : (data?.last_page ?? 0)}
        hrefFor={hrefFor}
        onPage={goToPage}
      />
      {opened && <ProductDialog key={opened.id} item={opened} cart={cart} onClose={() => setOpened(null)} />}
    </section>
  )
}
