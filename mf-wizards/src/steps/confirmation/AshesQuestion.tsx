import { useState } from 'react'
import { petFullName } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import { useChooserFor } from '../../booking/former'
import type { WizardState } from '../../booking/wizard-state'
import { takeOutFailure } from '../../wording/failures'
import styles from './Confirmation.module.css'

interface Props {
  readonly state: WizardState
  /** The items that are made for ashes. */
  readonly lines: readonly QuotedLine[]
}

/** Names the items that are made for ashes where none are returned: they come out, or the service is another [OPEN-340]. */
export function AshesQuestion({ state, lines }: Props) {
  const toChooser = useChooserFor(state.booking.id)
  const { takeOut, isBusy, failure } = useTakeOut(state, lines)
  const isOne = lines.length === 1
  const name = petFullName(state.booking.pet)
  return (
    <Alert
      kind="warning"
      title={`${name ? `${name}'s ashes` : 'The ashes'} will not be returned, so this booking cannot have:`}
    >
      <ul>
        {lines.map((line) => (
          <li key={line.id}>{line.name}</li>
        ))}
      </ul>
      <p>{isOne ? 'It is made for ashes.' : 'They are made for ashes.'} Nothing is submitted until you choose.</p>
      {failure && <p>{failure}</p>}
      <div className={styles.answers}>
        <Button size="small" busy={isBusy} busyLabel="Taking out" onClick={() => void takeOut()}>
          {isOne ? `Take out ${lines[0]?.name}` : 'Take them out'}
        </Button>
        {!state.locked && (
          <Button size="small" onClick={toChooser}>
            Choose another service
          </Button>
        )}
      </div>
    </Alert>
  )
}

/** One after the other: each is saved on the booking as the one before has left it. */
function useTakeOut({ booking, runner }: WizardState, lines: readonly QuotedLine[]) {
  const { report, brand } = usePortalHost()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const takeOut = async () => {
    setBusy(true)
    setFailure('')
    try {
      const cart = bookingCart(booking, runner)
      for (const line of lines) await cart.removeLine(line)
    } catch (error) {
      report(error, { action: 'take out items made for ashes', bookingId: booking.id, orderId: booking.orderId })
      setFailure(takeOutFailure(brand.phone_work))
    }
    setBusy(false)
  }
  return { takeOut, isBusy, failure }
}
