import { ArtworkTag, LineDetails, LinePicture, amountText } from '@portal/booking-ui'
import { isArtworkWhole } from '@portal/domain'
import type { ItemLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, Button, Icon, StatusTag } from '@portal/ui'
import styles from './Cart.module.css'
import { canBeChanged } from './use-line-dialog'
import { useRemoveLine } from './use-line-removal'

interface Props {
  readonly item: ItemLine
  readonly cart: BookingCart
  /** It was changed here [CAT-32]. */
  readonly isUpdated: boolean
  readonly onChange: () => void
  readonly onRemoved: (byKeyboard: boolean) => void
}

/** One item of the cart with its options, words and price; to be changed, and removed where it may be [CAT-46..48]. */
export function CartLineRow({ item, cart, isUpdated, onChange, onRemoved }: Props) {
  const { line, name, amount } = item
  const { prices } = usePortalHost()
  const { change: remove, isBusy, failure } = useRemoveLine(cart, line)
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      {prices.visible && <span className={styles.amount}>{amountText(amount)}</span>}
      <CartLineDetails item={item} cart={cart} isUpdated={isUpdated} />
      <div className={styles.actions}>
        {canBeChanged(line) && line.artwork && !isArtworkWhole(line.artwork.state) && (
          <Button variant="secondary" size="small" aria-label={`Finish the artwork of ${name}`} onClick={onChange}>
            Finish the artwork
          </Button>
        )}
        {canBeChanged(line) && (
          <Button variant="quiet" size="small" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
        )}
        {line.canBeDeleted && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon name="trash" size={16} />}
            busy={isBusy}
            aria-label={`${isBusy ? 'Removing' : 'Remove'} ${name}`}
            busyLabel="Removing"
            // A click that a key makes has no count.
            onClick={async ({ detail }) => (await remove()) && onRemoved(detail === 0)}
          >
            Remove
          </Button>
        )}
      </div>
      {failure && (
        <div className={styles.failure}>
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
    </li>
  )
}

/** Quantity, chosen options with their words, and the line's own words. */
function CartLineDetails({ item, cart, isUpdated }: Pick<Props, 'item' | 'cart' | 'isUpdated'>) {
  return (
    <div className={styles.detail}>
      {isUpdated && (
        <p>
          <StatusTag tone="info">Updated</StatusTag>
        </p>
      )}
      {item.line.artwork && (
        <p>
          <ArtworkTag state={item.line.artwork.state} />
        </p>
      )}
      <p>Quantity {item.quantity}</p>
      <LineDetails line={item} pet={cart.pet} />
      <LinePicture bookingId={cart.bookingId} line={item.line} />
    </div>
  )
}
