import { OrderTable } from '@portal/booking-ui'
import { orderOf, visibleLines } from '@portal/domain'
import { Card } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { ChangeLink } from '../change-link'
import styles from './Confirmation.module.css'

interface Props {
  readonly state: WizardState
  /** Shows unit prices before the amounts. */
  readonly withUnitPrices?: boolean
}

/** Items and costs. */
export function Items({ state, withUnitPrices = false }: Props) {
  const { booking, hasItems } = state
  return (
    <Card title="Items" className={styles.card ?? ''} actions={<ItemLinks state={state} />}>
      {hasItems && visibleLines(booking.quotedProducts).length === 0 && <p>No items chosen.</p>}
      <OrderTable
        order={orderOf(booking)}
        bookingId={booking.id}
        pet={booking.pet}
        heading="Item"
        label="Items and costs"
        withUnitPrices={withUnitPrices}
        dense
      />
    </Card>
  )
}

/** Links back to the item or package step. */
function ItemLinks({ state: { kind, hasItems } }: { state: WizardState }) {
  if (kind !== 'package') return hasItems && <ChangeLink what="items" step={STEP_HASH.productList} />
  return (
    <span className={styles.links}>
      <ChangeLink what="package" step={STEP_HASH.bundle} isNamed />
      {hasItems && <ChangeLink what="items" step={STEP_HASH.productList} isNamed />}
    </span>
  )
}
