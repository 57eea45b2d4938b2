import type { CartPanelProps } from '@portal/slots/mf-catalog-cart'
import { Card } from '@portal/ui'
import { usePackageInView } from '../package-selection/package-in-view'
import styles from './Cart.module.css'
import { CartContent } from './CartContent'
import { useLineDialog } from './use-line-dialog'

/** The cart beside the list [CAT-22]. */
export function CartPanel({ cart }: CartPanelProps) {
  const { change, dialog, updated } = useLineDialog(cart)
  return (
    <Card title="Shopping cart" className={styles.panel ?? ''}>
      <CartContent cart={cart} updated={updated} onChange={change} choosing={usePackageInView()} />
      {dialog}
    </Card>
  )
}
