import { RetryOrCall } from '@portal/booking-ui'
import type { ReactNode } from 'react'
import { Slot } from '@portal/federation'
import { CartPanel } from '@portal/slots/mf-catalog-cart'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { ErrorState, Skeleton } from '@portal/ui'
import styles from './WithCart.module.css'

/** Layout of a step with the cart beside it [CAT-22]. */
export function WithCart({ cart, children }: { cart: BookingCart; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.step}>{children}</div>
      <aside className={styles.cart} aria-label="Cart">
        <Slot
          name={CartPanel}
          props={{ cart }}
          loading={<Skeleton height="16rem" />}
          fallback={(retry) => (
            <ErrorState title="The cart is missing at the moment" onRetry={retry}>
              <RetryOrCall safe="Your items are saved." />
            </ErrorState>
          )}
        />
      </aside>
    </div>
  )
}
