import { useClientCare } from '@portal/booking-ui'
import { petFullName } from '@portal/domain'
import { Alert } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { ChangeList } from '../ChangeList'
import { leftOut } from '../field-changes'

/** Lists values that were typed too late; closing it confirms that they were read [OPEN-87]. */
export function LeftOut({ state, onRead }: { state: WizardState; onRead: () => void }) {
  const care = useClientCare()
  const changes = leftOut(state)
  if (changes.length === 0) return null
  const name = petFullName(state.booking.pet)
  return (
    <Alert
      kind="warning"
      title={`${name ? `${name}'s booking` : 'This booking'} was submitted while you were typing.`}
      onClose={onRead}
    >
      <p>{`What you typed here was not included. To change it, call ${care}.`}</p>
      <ChangeList changes={changes} words={{ before: 'You typed', now: 'Submitted' }} />
    </Alert>
  )
}
