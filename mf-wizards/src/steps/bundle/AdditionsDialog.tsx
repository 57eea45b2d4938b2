import { petFullName } from '@portal/domain'
import { useNavigate } from '@portal/router'
import { Button, Dialog } from '@portal/ui'
import type { WizardState } from '../../booking/wizard-state'
import { STEP_HASH } from '../../plan/steps'
import { useDraftSearch } from '../change-link'

interface Props {
  /** The package just put into the cart; null when none. */
  readonly packageName: string | null
  readonly state: WizardState
  readonly onClose: () => void
}

/**
 * Asks after a package is chosen: add items, or skip to the confirmation [WIZ-46..48]. A booking without ashes return
 * has no item step [WIZ-43].
 */
export function AdditionsDialog({ packageName, state, onClose }: Props) {
  const navigate = useNavigate()
  const search = useDraftSearch()
  const goTo = (hash: string) => {
    onClose()
    void navigate({ search, hash })
  }
  const name = petFullName(state.booking.pet)
  return (
    <Dialog
      title="Cremation package additions"
      isOpen={packageName !== null}
      onClose={onClose}
      size="small"
      actions={
        <>
          {state.hasItems && <Button onClick={() => goTo(STEP_HASH.productList)}>Add Item</Button>}
          <Button variant="primary" onClick={() => goTo(STEP_HASH.confirmation)}>
            Submit Booking
          </Button>
        </>
      }
    >
      <p>
        {`${packageName} is in the cart.${state.hasItems ? ` Would you like to add anything else for ${name}?` : ''}`}
      </p>
      <p>Submit Booking takes you to the confirmation, where you check everything before it is submitted.</p>
    </Dialog>
  )
}
