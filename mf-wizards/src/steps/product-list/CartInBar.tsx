import { Slot } from '@portal/federation'
import { bookingCart } from '../../booking/cart'
import type { WizardState } from '../../booking/wizard-state'
import styles from './ProductList.module.css'

/** On narrow screens the cart is a button in the wizard's bar. */
export function CartInBar({ state }: { state: WizardState }) {
  const cart = bookingCart(state.booking, state.writer)
  return (
    <div className={styles.narrowOnly}>
      <Slot name="CartButton" props={{ cart }} loading={null} fallback={() => null} />
    </div>
  )
}
