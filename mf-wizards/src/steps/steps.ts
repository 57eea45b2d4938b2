import { collectionErrors, ownerErrors, petErrors, visibleLines } from '@portal/domain'
import type { WizardStep } from '@portal/forms'
import { asksForCollection } from '../booking/wizard-state'
import type { WizardState } from '../booking/wizard-state'
import { ConfirmationStep } from './confirmation/ConfirmationStep'
import { STEP_HASH } from '../plan/step-hash'
import { OwnerPetStep } from './owner-pet/OwnerPetStep'
import { ProductListStep } from './product-list/ProductListStep'

type Step = WizardStep<WizardState>

const named = (name: string) => ({ name, title: name })

export const ownerPetStep: Step = {
  hash: STEP_HASH.ownerPet,
  ...named('Owner and pet details'),
  done: (state) => state.booking.id !== '' && (state.movedForward || (state.isEdit && hasWholeFirstStep(state))),
  Component: OwnerPetStep,
}

export const productListStep: Step = {
  hash: STEP_HASH.productList,
  ...named('Select Items'),
  done: () => true,
  Component: ProductListStep,
}

/** An order is nothing without an item. */
export const orderItemsStep: Step = {
  ...productListStep,
  done: ({ booking }) => visibleLines(booking.quotedProducts).length > 0,
}

export const confirmationStep: Step = {
  hash: STEP_HASH.confirmation,
  ...named('Confirmation'),
  done: () => false,
  Component: ConfirmationStep,
}

/** A booking opened for editing may be complete already: then its later steps are open at once. */
function hasWholeFirstStep(state: WizardState): boolean {
  const { booking, locked } = state
  const errors = [
    petErrors(booking.pet),
    booking.skipOwnerDetails ? {} : ownerErrors(booking.owner),
    asksForCollection(state) ? collectionErrors(booking.collectionDetails, booking.skipOwnerDetails) : {},
  ]
  return locked || errors.every((found) => Object.keys(found).length === 0)
}
