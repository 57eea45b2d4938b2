import { amountText, useRetryOrCall } from '@portal/booking-ui'
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
  /** Number of items and current page, announced on change. */
  readonly countText: string | undefined
  readonly error: unknown
  readonly busy: boolean
  /** Keep the height of a full page. */
  readonly keepHeight: boolean
  readonly onRetry: () => void
  readonly onOpen: (item: ProductSummary) => void
  /** Clears search and filter; undefined when there are none. */
  readonly onClear: (() => void) | undefined
}

const SAFE = 'Your booking and cart are safe.'

/** Option, category, price if any, Details [CAT-02, CAT-03, CAT-45]. */
export function ItemTable({ items, countText, error, busy, keepHeight, onRetry, onOpen, onClear }: Props) {
  const { prices } = usePortalHost()
  const text = useRetryOrCall(SAFE)
  const price: TableColumn<ProductSummary> = {
    id: 'price',
    header: prices.column ?? '',
    align: 'end',
    cell: (item) => <Price item={item} />,
  }
  const columns: readonly TableColumn<ProductSummary>[] = [
    { id: 'option', header: 'Option', primary: true, cell: (item) => <OptionCell item={item} /> },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category, categoryId }) => category?.name ?? categoryName(categoryId),
    },
    ...(prices.visible ? [price] : []),
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
      failed={{ error, what: 'The items', text, onRetry, retrying: busy, urgent: true }}
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
  return (
    <span className={styles.option}>
      <span className={styles.thumbnail}>
        <Picture src={item.productImages[0]?.image} alt="" />
      </span>
      <span className={styles.name}>
        <span>{item.name}</span>
        <OfferTag item={item} brief />
      </span>
    </span>
  )
}

/** The price without choices, and the one before a reduction [OPEN-101]. */
function Price({ item: { price, listPrice, discountPrice } }: { item: ProductSummary }) {
  if (discountPrice !== null && listPrice !== null) return <ReducedPrice was={listPrice} now={discountPrice} />
  return <span>{amountText(price ?? 'toBeConfirmed')}</span>
}

interface DetailsProps extends Pick<Props, 'onOpen'> {
  readonly item: ProductSummary
}

function DetailsButton({ item, onOpen }: DetailsProps) {
  return (
    <Button size="small" onClick={() => onOpen(item)} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
      Details<VisuallyHidden>{` of ${item.name}`}</VisuallyHidden>
    </Button>
  )
}
