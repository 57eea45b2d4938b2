import { petFullName } from '@portal/domain'
import type { WizardState } from '../../booking/wizard-state'
import { isOrder } from '../../booking/wizard-state'
import { Card } from '@portal/ui'
import styles from './Confirmation.module.css'
import { serviceName } from './summary'

interface Props {
  readonly state: WizardState
  readonly sentence: string
}

/** The most prominent text: the outcome for the pet, and the service [OPEN-98]. */
export function Outcome({ state, sentence }: Props) {
  const name = petFullName(state.booking.pet)
  return (
    <Card className={styles.card ?? ''}>
      <div data-part className={styles.outcome}>
        <h2>{sentence}</h2>
        <p className={styles.service}>
          {[isOrder(state.kind) ? '' : name, serviceName(state)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </Card>
  )
}
