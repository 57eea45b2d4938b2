import type { CartPanelProps } from '@portal/federation'
import { Card } from '@portal/ui'
import { CartContent } from './CartContent'

/** The cart beside the list (CAT-22). */
export function CartPanel({ cart }: CartPanelProps) {
  return (
    <Card title="Shopping cart">
      <CartContent cart={cart} />
    </Card>
  )
}
