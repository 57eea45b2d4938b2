import { useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { isCremationPackage, linesWithoutAshes, petFullName, visibleLines } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Alert, Button } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import { useChooserFor } from '../../booking/former-draft'
import { isOrder } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { removeFailure } from '../../wording/failures'
import styles from './Confirmation.module.css'

interface Props {
  readonly state: WizardState
  readonly unfit: readonly UnfitLine[]
}

/** Lists items that this kind of booking can't have: remove them, or change the service [OPEN-340]. */
export function UnfitItems({ state, unfit }: Props) {
  const toChooser = useChooserFor(state.booking.id)
  const { takeOut, isBusy, failure } = useRemoveItems(state, unfit)
  const [first, ...others] = unfit
  return (
    <Alert
      kind="warning"
      title={others.length > 0 ? 'This booking cannot have these items' : 'This booking cannot have this item'}
    >
      <ul>
        {unfit.map(({ line, why }) => (
          <li key={line.id}>
            <strong>{line.name}</strong>
            <span>{`: ${why}`}</span>
          </li>
        ))}
      </ul>
      <p>Nothing is submitted until you choose.</p>
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.answers}>
        <Button size="small" busy={isBusy} busyLabel="Removing" onClick={() => void takeOut()}>
          {others.length > 0 ? 'Remove them' : `Remove ${first?.line.name}`}
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

/** One after another, each saved on the previous result. */
function useRemoveItems({ booking, runner }: WizardState, unfit: readonly UnfitLine[]) {
  const { report } = usePortalHost()
  const care = useClientCare()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const takeOut = async () => {
    setBusy(true)
    setFailure('')
    try {
      const cart = bookingCart(booking, runner)
      for (const { line } of unfit) await cart.removeLine(line)
    } catch (error) {
      report(error, { action: 'take out items that do not fit', bookingId: booking.id, orderId: booking.orderId })
      setFailure(removeFailure(care))
    }
    setBusy(false)
  }
  return { takeOut, isBusy, failure }
}

/** An item that no longer fits the booking's kind, and the reason. */
interface UnfitLine {
  readonly line: QuotedLine
  readonly why: string
}

/**
 * Items that do not fit the kind: made for ashes when none are returned, or a package outside its wizard [OPEN-340].
 */
export function unfitLines({ kind, booking }: Pick<WizardState, 'kind' | 'booking'>): UnfitLine[] {
  const name = petFullName(booking.pet)
  const why = `It is made for ashes, and ${name ? `${name}'s` : 'the'} ashes will not be returned.`
  const ofAshes = linesWithoutAshes(booking.serviceType, booking.quotedProducts).map((line) => ({ line, why }))
  if (kind === 'package' || isOrder(kind)) return ofAshes
  const packages = visibleLines(booking.quotedProducts)
    .filter((line) => isCremationPackage(line.name) && !ofAshes.some((unfit) => unfit.line === line))
    .map((line) => ({ line, why: 'A package belongs to a package booking.' }))
  return [...ofAshes, ...packages]
}
