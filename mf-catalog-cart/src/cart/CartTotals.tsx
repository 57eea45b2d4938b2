import { amountText } from '@portal/booking-ui'
import { TOTAL_LABEL, feeLines, formatMoney, orderTotal, visibleLines } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { usePortalHost } from '@portal/federation'
import styles from './Cart.module.css'

/** Fees and total, when there are any; a fee not set yet is listed but not counted [OPEN-58, CAT-44, CAT-45]. */
export function CartTotals({ cart }: { cart: BookingCart }) {
  const { prices } = usePortalHost()
  const fees = feeLines(cart)
  const isEmpty = fees.length === 0 && visibleLines(cart.lines).length === 0
  if (!prices.visible || isEmpty) return null
  return (
    <div className={styles.totals}>
      <dl className={styles.fees}>
        {fees.map(({ key, name, amount }) => (
          <div key={key} className={styles.fee}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total} role="status">
        <span>{`${TOTAL_LABEL} `}</span>
        <span className={styles.amount}>{formatMoney(orderTotal(cart))}</span>
      </p>
    </div>
  )
}
