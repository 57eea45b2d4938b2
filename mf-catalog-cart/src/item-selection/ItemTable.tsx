import { categoryName } from '@portal/domain'
import type { ProductSummary } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, EmptyState, Picture, preloadDialog, Table, VisuallyHidden } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { OfferTag } from '../offer/OfferTag'
import { ReducedPrice } from '../offer/ReducedPrice'
import { PAGE_SIZE } from './item-query'
import styles from './ItemSelection.module.css'

interface Props {
  readonly items: readonly ProductSummary[] | undefined
  /** Said when it changes: how many there are and which page shows. */
  readonly countText: string | undefined
  readonly error: unknown
  readonly busy: boolean
  /** Keep the room of a whole page. */
  readonly keepHeight: boolean
  readonly onRetry: () => void
  readonly onOpen: (item: ProductSummary) => void
  /** Takes search and filter away; undefined when there are none. */
  readonly onClear: (() => void) | undefined
}

const SAFE = 'Your booking and cart are safe.'

/** Option, category, Details [CAT-02, CAT-03]. */
export function ItemTable({ items, countText, error, busy, keepHeight, onRetry, onOpen, onClear }: Props) {
  const columns: readonly TableColumn<ProductSummary>[] = [
    { id: 'option', header: 'Option', primary: true, cell: (item) => <OptionCell item={item} /> },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category, categoryId }) => category?.name ?? categoryName(categoryId),
    },
    {
      id: 'details',
      header: 'Action',
      headerHidden: true,
      align: 'end',
      cell: (item) => <DetailsButton item={item} onOpen={onOpen} />,
    },
  ]
  return (
    <Table
      caption="Items"
      captionHidden
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      failed={{ error, what: 'The items', text: SAFE, onRetry, retrying: busy, urgent: true }}
      empty={<NoItems onClear={onClear} />}
      pageSize={PAGE_SIZE}
      busy={busy}
      keepHeight={keepHeight}
      {...(countText !== undefined && { countText })}
    />
  )
}

/** [CAT-08] */
function NoItems({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No product available"
      icon="search"
      action={onClear && <Button onClick={onClear}>Clear search and category</Button>}
    >
      {onClear && 'Nothing matches this search and category.'}
    </EmptyState>
  )
}

function OptionCell({ item }: { item: ProductSummary }) {
  const { prices } = usePortalHost()
  return (
    <span className={styles.option}>
      <span className={styles.thumbnail}>
        <Picture src={item.productImages[0]?.image} alt="" />
      </span>
      <span className={styles.name}>
        {item.name}
        <OfferTag item={item} brief />
        {prices.visible && item.discountPrice !== null && item.listPrice !== null && (
          <span className={styles.price}>
            <ReducedPrice was={item.listPrice} now={item.discountPrice} />
          </span>
        )}
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
