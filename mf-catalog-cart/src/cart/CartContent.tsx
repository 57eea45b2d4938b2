import { visibleLines } from '@portal/domain'
import type { BookingCart } from '@portal/federation'
import { EmptyState } from '@portal/ui'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow'
import { CartTotals } from './CartTotals'
import { RemovedNote } from './RemovedNote'
import { useRemovedLines } from './use-removed-lines'

/** Items, travel costs and total [CAT-43]. */
export function CartContent({ cart }: { cart: BookingCart }) {
  const { place, removed, add, forget } = useRemovedLines()
  const lines = visibleLines(cart.lines)
  return (
    <div className={styles.content}>
      <div ref={place} tabIndex={-1} role="group" aria-label="Items in the cart" className={styles.items}>
        {lines.length === 0 ? (
          <EmptyState title="The cart is empty" icon="cart">
            Choose Details of an item to add it.
          </EmptyState>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <CartLineRow
                key={line.id || line.editId || `new-${index}`}
                line={line}
                cart={cart}
                onRemoved={(byKeyboard) => add(line, byKeyboard)}
              />
            ))}
          </ul>
        )}
      </div>
      {removed.map(({ line, byKeyboard }) => (
        <RemovedNote key={line.id || line.editId} line={line} cart={cart} takesFocus={byKeyboard} onGone={forget} />
      ))}
      <CartTotals cart={cart} />
    </div>
  )
}
