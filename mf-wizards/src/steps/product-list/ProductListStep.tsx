import { RetryOrCall } from '@portal/booking-ui'
import { neededItem } from '@portal/domain'
import { Slot } from '@portal/federation'
import { ItemSelection } from '@portal/slots/mf-catalog-cart'
import type { StepProps } from '@portal/forms'
import { Alert, ErrorState, Skeleton } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import { missingItem } from '../../booking/wizard-state'
import type { WizardState } from '../../booking/wizard-state'
import { useRequired } from '../use-required'
import { WithCart } from '../WithCart'

/** Items and cart, from the catalogue's remote [WIZ-57]. An order needs items, a keepsake booking a keepsake. */
export function ProductListStep({ state }: StepProps<WizardState>) {
  const { booking, runner, kind } = state
  const cart = bookingCart(booking, runner)
  const missing = missingItem(state)
  const isAsked = useRequired(missing !== null)
  return (
    <WithCart cart={cart}>
      {isAsked && <Alert kind="error">{`Add at least one ${missing} to go on.`}</Alert>}
      <Slot
        name={ItemSelection}
        props={{ flow: kind, serviceType: booking.serviceType, petWeight: booking.pet.weight, cart }}
        loading={<Skeleton height="32rem" />}
        fallback={(retry) => <ItemsMissing canGoOn={neededItem(kind) === null} onRetry={retry} />}
      />
    </WithCart>
  )
}

function ItemsMissing({ canGoOn, onRetry }: { canGoOn: boolean; onRetry: () => void }) {
  return (
    <ErrorState title="Item selection is missing at the moment" onRetry={onRetry}>
      <RetryOrCall
        safe={
          canGoOn
            ? 'The booking is saved. You can go on without items and add them later.'
            : 'What you added before is saved.'
        }
      />
    </ErrorState>
  )
}
