import { StatusTag } from '@portal/ui'
import { canEnterWeight, asksForCollection } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { openDetailsText } from '../../wording/client-care'
import styles from './Locked.module.css'

const NEXT = 'Save & Next saves what you change here. On the last step, check everything and press Confirm.'

/** The state of a submitted booking, what can still be changed, and what happens next. */
export function LockedState({ state }: { readonly state: WizardState }) {
  const open = {
    weightEditable: canEnterWeight(state),
    hasCollection: asksForCollection(state),
    hasItems: state.hasItems,
  }
  return (
    <div className={styles.state}>
      <StatusTag tone="info">{state.booking.parsedOrderStage || 'Submitted'}</StatusTag>
      <p>{openDetailsText(open)}</p>
      <p className={styles.next}>{NEXT}</p>
    </div>
  )
}
