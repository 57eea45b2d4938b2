import { categoryName, isAvailable } from '@portal/domain'
import type { ProductSummary } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, Picture, preloadDialog, Table, Tag, VisuallyHidden } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { PAGE_SIZE } from './item-query'
import styles from './ItemSelection.module.css'

interface Props {
  readonly items: readonly ProductSummary[] | undefined
  readonly total: number | null
  readonly failed: boolean
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onOpen: (item: ProductSummary) => void
}

/** Option, category, Details (CAT-02, CAT-03). */
export function ItemTable({ items, total, failed, busy, onRetry, onOpen }: Props) {
  const columns: readonly TableColumn<ProductSummary>[] = [
    { id: 'option', header: 'Option', primary: true, cell: (item) => <OptionCell item={item} /> },
    { id: 'category', header: 'Category', cell: ({ category, categoryId }) => category?.name ?? categoryName(categoryId) },
    { id: 'details', header: 'Action', headerHidden: true, cell: (item) => <DetailsButton item={item} onOpen={onOpen} /> },
  ]
  return (
    <Table
      caption="Items"
      captionHidden
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      error={failed ? 'The items could not be loaded. Your booking and cart are safe.' : undefined}
      onRetry={onRetry}
      empty="No product available"
      pageSize={PAGE_SIZE}
      busy={busy}
      countText={total === null ? undefined : `${total} ${total === 1 ? 'item' : 'items'}`}
    />
  )
}

function OptionCell({ item }: { item: ProductSummary }) {
  const { brand } = usePortalHost()
  return (
    <span className={styles.option}>
      <Picture src={item.productImages[0]?.image} alt="" width="3rem" />
      <span className={styles.name}>
        {item.name}
        {item.specialOrder && <Tag tone="info">Special order</Tag>}
        {!item.specialOrder && !isAvailable(item, brand.code) && <Tag tone="warning">Out of stock</Tag>}
      </span>
    </span>
  )
}

function DetailsButton({ item, onOpen }: { item: ProductSummary; onOpen: (item: ProductSummary) => void }) {
  return (
    <Button size="small" onClick={() => onOpen(item)} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
      Details<VisuallyHidden> of {item.name}</VisuallyHidden>
    </Button>
  )
}
