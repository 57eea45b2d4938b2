import { useRetryOrCall } from '@portal/booking-ui'
import type { ListedProduct } from '@portal/api-client/contract/product'
import { categoryName, formatWeight } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, Picture, preloadDialog, StatusTag, Table, VisuallyHidden } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { CompareToggle } from '../comparison/CompareToggle'
import type { Picks } from '../comparison/use-picks'
import { OfferTag } from '../offer/OfferTag'
import { PetPrice } from '../offer/PetPrice'
import { PAGE_SIZE } from './item-query'
import styles from './ItemSelection.module.css'
import { NoItems } from './NoItems'
import type { NoItemsProps } from './NoItems'

interface Props {
  readonly items: readonly ListedProduct[] | undefined
  /** In kg; null when unknown. */
  readonly petWeight: number | null
  /** Number of items and current page, announced on change. */
  readonly countText: string | undefined
  readonly error: unknown
  readonly busy: boolean
  /** Keep the height of a full page. */
  readonly keepHeight: boolean
  readonly picks: Picks
  readonly empty: NoItemsProps
  readonly onRetry: () => void
  readonly onOpen: (item: ListedProduct) => void
}

const SAFE = 'Your booking and cart are safe.'

/** A table whose rows are cards: option, category, price if any, Details and Compare [CAT-02, CAT-03, CAT-45]. */
export function ItemTable({ items, countText, error, busy, keepHeight, empty, onRetry, ...card }: Props) {
  const text = useRetryOrCall(SAFE)
  return (
    <Table
      caption="Items"
      captionHidden
      columns={useColumns(card)}
      rows={items}
      rowKey={({ id }) => id}
      failed={{ error, what: 'The items', text, onRetry, retrying: busy, urgent: true }}
      empty={<NoItems {...empty} />}
      pageSize={PAGE_SIZE}
      busy={busy}
      keepHeight={keepHeight}
      {...(countText !== undefined && { countText })}
    />
  )
}

function useColumns({
  petWeight,
  picks,
  onOpen,
}: Pick<Props, 'petWeight' | 'picks' | 'onOpen'>): readonly TableColumn<ListedProduct>[] {
  const { prices } = usePortalHost()
  const price: TableColumn<ListedProduct> = {
    id: 'price',
    header: prices.column ?? '',
    cell: (item) => <PetPrice item={item} petWeight={petWeight} />,
  }
  return [
    {
      id: 'option',
      header: 'Option',
      primary: true,
      cell: (item) => <OptionCell item={item} petWeight={petWeight} />,
    },
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
      cell: (item) => (
        <span className={styles.acts}>
          <DetailsButton item={item} onOpen={onOpen} />
          <CompareToggle item={item} picks={picks} />
        </span>
      ),
    },
  ]
}

function OptionCell({ item, petWeight }: { item: ListedProduct; petWeight: number | null }) {
  return (
    <span className={styles.name}>
      <span className={styles.picture}>
        <Picture src={item.productImages[0]?.image} alt="" />
      </span>
      <span>{item.name}</span>
      <OfferTag item={item} brief />
      {item.fitsPet === false && petWeight !== null && (
        <StatusTag tone="warning" icon="warning">{`No size for ${formatWeight(petWeight)}`}</StatusTag>
      )}
    </span>
  )
}

interface DetailsProps extends Pick<Props, 'onOpen'> {
  readonly item: ListedProduct
}

function DetailsButton({ item, onOpen }: DetailsProps) {
  return (
    <Button size="small" onClick={() => onOpen(item)} onPointerEnter={preloadDialog} onFocus={preloadDialog}>
      Details<VisuallyHidden>{` of ${item.name}`}</VisuallyHidden>
    </Button>
  )
}
