import { visibleLines } from '@portal/domain'
import type { BookingCart } from '@portal/federation'
import { Alert, EmptyState } from '@portal/ui'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow'
import { CartTotals } from './CartTotals'
import { RemovedNote } from './RemovedNote'
import { useRemoval } from './use-removal'

/** Items, travel costs and total (CAT-43). */
export function CartContent({ cart }: { cart: BookingCart }) {
  const { remove, undo, removing, removed, failure } = useRemoval(cart)
  const lines = visibleLines(cart.lines)
  return (
    <div className={styles.content}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {lines.length === 0 ? (
        <EmptyState title="The cart is empty">Items you add stand here.</EmptyState>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CartLineRow
              key={line.id || line.editId}
              line={line}
              isRemoving={removing === line}
              onRemove={() => void remove(line)}
            />
          ))}
        </ul>
      )}
      {removed && <RemovedNote name={removed.name} onUndo={() => void undo()} />}
      <CartTotals cart={cart} />
    </div>
  )
}
