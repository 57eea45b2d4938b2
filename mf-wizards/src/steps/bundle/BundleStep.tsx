import { RetryOrCall } from '@portal/booking-ui'
import { useState } from 'react'
import { packageLineIn } from '@portal/domain'
import { Slot } from '@portal/federation'
import { BundleStep as BundleSlot } from '@portal/slots/mf-catalog-cart'
import type { StepProps } from '@portal/forms'
import { Alert, ErrorState, Skeleton } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import type { WizardState } from '../../booking/wizard-state'
import { useRequired } from '../use-required'
import { WithCart } from '../WithCart'
import { AdditionsDialog } from './AdditionsDialog'

/** Choice of the package, in the catalogue's remote; required to go on [WIZ-42, WIZ-44]. */
export function BundleStep({ state }: StepProps<WizardState>) {
  const { booking, runner } = state
  const cart = bookingCart(booking, runner)
  const [chosen, setChosen] = useState<string | null>(null)
  const needsPackage = useRequired(!packageLineIn(booking.quotedProducts))
  return (
    <WithCart cart={cart}>
      {needsPackage && <Alert kind="error">Package selection is required: Please select a package to proceed</Alert>}
      <Slot
        name={BundleSlot}
        props={{
          serviceType: booking.serviceType,
          petWeight: booking.pet.weight,
          cart,
          onChosen: ({ name }) => setChosen(name),
        }}
        loading={<Skeleton height="32rem" />}
        fallback={(retry) => (
          <ErrorState title="Package selection is missing at the moment" onRetry={retry}>
            <RetryOrCall safe="The booking is saved." />
          </ErrorState>
        )}
      />
      <AdditionsDialog packageName={chosen} state={state} onClose={() => setChosen(null)} />
    </WithCart>
  )
}
