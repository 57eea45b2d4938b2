import { itemLines } from '@portal/domain'
import { Card } from '@portal/ui'
import { asksForCollection, canEnterWeight } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { CollectionSection } from './CollectionSection'
import { InstructionsSection } from './InstructionsSection'
import styles from './Locked.module.css'
import { LockedDetails } from './LockedDetails'
import { WeightInput } from './WeightInput'

/** In a submitted booking, what can still be changed comes first; the rest is text [OPEN-233]. */
export function LockedColumns({ state }: { readonly state: WizardState }) {
  const weightEditable = canEnterWeight(state)
  return (
    <div className={styles.columns}>
      <div className={styles.open}>
        {weightEditable && (
          <Card title="Pet's weight">
            <WeightInput />
          </Card>
        )}
        <InstructionsSection />
        {asksForCollection(state) && <CollectionSection />}
        {state.hasItems && <OrderedItems state={state} />}
      </div>
      <LockedDetails booking={state.booking} weightEditable={weightEditable} />
    </div>
  )
}

/** The current items, so that staff need not open the next step to see them. */
function OrderedItems({ state: { booking } }: { readonly state: WizardState }) {
  const lines = itemLines(booking.quotedProducts)
  return (
    <Card title="Items">
      {lines.length === 0 && <p>No items chosen.</p>}
      <ul className={styles.items} translate="no">
        {lines.map(({ key, quantity, name }) => (
          <li key={key}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <p className={styles.muted}>You can change items in the next step.</p>
    </Card>
  )
}
