import { useState } from 'react'
import { visibleLines } from '@portal/domain'
import { Slot } from '@portal/federation'
import { useStepSubmit } from '@portal/forms'
import type { StepProps } from '@portal/forms'
import { Alert, ErrorState, Skeleton } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import styles from './ProductList.module.css'

/** Items and cart, both shown by the catalogue's own remote [WIZ-57]. */
export function ProductListStep({ state }: StepProps<WizardState>) {
  const { booking, writer, kind } = state
  const cart = bookingCart(booking, writer)
  const needsItem = useNeedsItem(state)
  return (
    <div className={styles.step}>
      {needsItem && <Alert kind="error">Add at least one item to go on.</Alert>}
      <div className={styles.columns}>
        <Slot
          name="ItemSelection"
          props={{ flow: kind, serviceType: booking.serviceType, petWeight: booking.pet.weight, cart }}
          loading={<Skeleton height="32rem" />}
          fallback={(retry) => <ItemsMissing canGoOn={!isOrder(kind)} onRetry={retry} />}
        />
        <aside className={styles.cart} aria-label="Cart">
          <Slot name="CartPanel" props={{ cart }} loading={<Skeleton height="16rem" />} fallback={() => null} />
        </aside>
      </div>
    </div>
  )
}

/** An order without items is none: then the step says so instead of going on. */
function useNeedsItem({ kind, booking }: WizardState): boolean {
  const [asked, setAsked] = useState(false)
  const isMissing = isOrder(kind) && visibleLines(booking.quotedProducts).length === 0
  useStepSubmit(() => {
    setAsked(true)
    return !isMissing
  })
  return asked && isMissing
}

function ItemsMissing({ canGoOn, onRetry }: { canGoOn: boolean; onRetry: () => void }) {
  return (
    <ErrorState title="Item selection is missing at the moment" onRetry={onRetry}>
      {canGoOn
        ? 'The booking is saved. Try again, or go on without items and add them later.'
        : 'What you added before is saved. Try again in a moment.'}
    </ErrorState>
  )
}
