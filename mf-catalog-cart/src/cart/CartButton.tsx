import { useState } from 'react'
import { visibleLines } from '@portal/domain'
import type { CartPanelProps } from '@portal/slots/mf-catalog-cart'
import { Button, Drawer, Icon, VisuallyHidden } from '@portal/ui'
import styles from './Cart.module.css'
import { CartContent } from './CartContent'
import { useLineDialog } from './use-line-dialog'

/** Item count and button that opens the cart, at every width [CAT-43]. */
export function CartButton({ cart }: CartPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { change, dialog, updated } = useLineDialog(cart)
  const count = visibleLines(cart.lines).length
  return (
    <>
      <Button icon={<Icon name="cart" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>Shopping cart, </VisuallyHidden>
        <span className={styles.count}>{count}</span>
        <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
      </Button>
      <Drawer title="Shopping cart" isOpen={isOpen} onClose={() => setOpen(false)}>
        <CartContent
          cart={cart}
          updated={updated}
          onChange={(line) => {
            setOpen(false)
            change(line)
          }}
        />
      </Drawer>
      {dialog}
    </>
  )
}
