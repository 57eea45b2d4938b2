import type { CartPanelProps } from '@portal/federation'
import { Card } from '@portal/ui'
import styles from './Cart.module.css'
import { CartContent } from './CartContent'

/** The cart beside the list [CAT-22]. */
export function CartPanel({ cart }: CartPanelProps) {
  return (
    <Card title="Shopping cart" className={styles.panel ?? ''}>
      <CartContent cart={cart} />
    </Card>
  )
}
