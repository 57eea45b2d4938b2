import { cartTotal, formatMoney, TOTAL_LABEL } from '@portal/domain'
import type { BookingCart } from '@portal/federation'
import { usePortalHost } from '@portal/federation'
import styles from './Cart.module.css'

/** Travel costs and the total; a fee not set yet is said and not counted [OPEN-58, CAT-44, CAT-45]. */
export function CartTotals({ cart }: { cart: BookingCart }) {
  const { prices } = usePortalHost()
  if (!prices.visible) return null
  return (
    <div className={styles.totals}>
      <dl className={styles.fees}>
        <FeeLine label="Collection Travel Cost" fee={cart.collectionFee} />
        <FeeLine label="Return Travel Cost" fee={cart.returnFee} />
      </dl>
      <p className={styles.total} role="status">
        <span>{TOTAL_LABEL} </span>
        <span className={styles.amount}>{formatMoney(cartTotal(cart))}</span>
      </p>
    </div>
  )
}

function FeeLine({ label, fee }: { label: string; fee: number | null }) {
  return (
    <div className={styles.fee}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{fee === null ? 'To be confirmed' : formatMoney(fee)}</dd>
    </div>
  )
}
