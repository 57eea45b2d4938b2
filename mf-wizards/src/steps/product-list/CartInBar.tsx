import { Slot } from '@portal/federation'
import { CartButton } from '@portal/slots/mf-catalog-cart'
import { Button, Icon, VisuallyHidden } from '@portal/ui'
import { bookingCart } from '../../booking/cart'
import type { WizardState } from '../../booking/wizard-state'

/** The cart button in the wizard's bar, also beside the panel [CAT-43]. */
export function CartInBar({ state }: { state: WizardState }) {
  const cart = bookingCart(state.booking, state.runner)
  return (
    <Slot
      name={CartButton}
      props={{ cart }}
      loading={null}
      fallback={(retry) => (
        <Button icon={<Icon name="retry" />} onClick={retry}>
          {/* Icon only, since a phone has no room for text here. */}
          <Icon name="cart" />
          <VisuallyHidden>Load the cart again</VisuallyHidden>
        </Button>
      )}
    />
  )
}
