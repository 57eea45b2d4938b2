import { SaveListButton } from '@portal/booking-ui'
import { itemLines } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import type { PackageInView } from '../package-selection/package-in-view'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow'
import { CartTotals } from './CartTotals'
import { EmptyCart } from './EmptyCart'
import { RemovedNote } from './RemovedNote'
import { useRemovedLines } from './use-removed-lines'

interface Props {
  readonly cart: BookingCart
  /** Ids of the lines changed here. */
  readonly updated: ReadonlySet<string>
  readonly onChange: (line: QuotedLine) => void
  /**
   * The package in view, beside the package choice. An empty cart then shows no totals: the package may have other
   * travel costs [OPEN-267].
   */
  readonly choosing?: PackageInView | null
}

/** Items, travel costs and total [CAT-43]. Only the items scroll, so that the total always shows. */
export function CartContent({ cart, updated, onChange, choosing = null }: Props) {
  const { place, removed, add, forget } = useRemovedLines()
  const items = itemLines(cart.lines)
  return (
    <div className={styles.content}>
      <div ref={place} tabIndex={-1} role="group" aria-label="Items in the cart" className={styles.items}>
        {items.length === 0 ? (
          <EmptyCart choosing={choosing} />
        ) : (
          <ul className={styles.lines}>
            {items.map((item) => (
              <CartLineRow
                key={item.key}
                item={item}
                cart={cart}
                isUpdated={updated.has(item.line.id)}
                onChange={onChange}
                onRemoved={(gone) => add({ line: item.line, ...gone })}
              />
            ))}
          </ul>
        )}
        <div className={styles.notes}>
          {removed.toReversed().map(({ line, plaques, byKeyboard }) => (
            <RemovedNote
              key={line.id || line.editId}
              {...{ line, plaques, cart }}
              takesFocus={byKeyboard}
              onGone={forget}
            />
          ))}
        </div>
      </div>
      {(items.length > 0 || !choosing) && <CartTotals cart={cart} />}
      {cart.canSaveAsList && items.length > 0 && <SaveListButton bookingId={cart.bookingId} />}
    </div>
  )
}
