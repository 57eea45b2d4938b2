import { useState } from 'react'
import { visibleLines } from '@portal/domain'
import type { CartPanelProps } from '@portal/federation'
import { Button, Drawer, Icon } from '@portal/ui'
import { CartContent } from './CartContent'

/** Opens the cart where there is no room beside the list (CAT-43). */
export function CartButton({ cart }: CartPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const count = visibleLines(cart.lines).length
  return (
    <>
      <Button icon={<Icon name="cart" />} aria-label={`Shopping cart, ${itemsIn(count)}`} onClick={() => setOpen(true)}>
        {count}
      </Button>
      <Drawer title="Shopping cart" isOpen={isOpen} onClose={() => setOpen(false)}>
        <CartContent cart={cart} />
      </Drawer>
    </>
  )
}

function itemsIn(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
