import { packageLineIn } from '@portal/domain'
import { collectionErrors, ownerErrors, ownerNeeds, petErrors } from '@portal/domain-bundled/booking-errors'
import type { WizardStep } from '@portal/forms'
import { asksForCollection, missingItem } from '../booking/wizard-state'
import type { WizardState } from '../booking/wizard-state'
import { BundleStep } from './bundle/BundleStep'
import { ConfirmationStep } from './confirmation/ConfirmationStep'
import { STEP_HASH } from '../plan/steps'
import type { StepName } from '../plan/steps'
import { OwnerPetStep } from './owner-pet/OwnerPetStep'
import { ProductListStep } from './product-list/ProductListStep'

type Step = WizardStep<WizardState>

const named = (name: string) => ({ name, title: name })

const ownerPet: Step = {
  hash: STEP_HASH.ownerPet,
  ...named('Owner and pet details'),
  done: (state) => isSaved(state) && (state.movedForward || (state.isEdit && hasWholeFirstStep(state))),
  Component: OwnerPetStep,
}

const bundle: Step = {
  hash: STEP_HASH.bundle,
  ...named('Package details'),
  done: ({ booking }) => packageLineIn(booking.quotedProducts) !== undefined,
  Component: BundleStep,
}

const productList: Step = {
  hash: STEP_HASH.productList,
  ...named('Select Items'),
  done: (state) => missingItem(state) === null,
  Component: ProductListStep,
}

const confirmation: Step = {
  hash: STEP_HASH.confirmation,
  ...named('Confirmation'),
  done: () => false,
  Component: ConfirmationStep,
}

/** The steps by the names used in the plan. */
export const STEPS: Readonly<Record<StepName, Step>> = { ownerPet, bundle, productList, confirmation }

/** Later steps are closed while there are unsaved values, which they would not show [OPEN-86]. */
function isSaved({ booking, session }: WizardState): boolean {
  return booking.id !== '' && !session.work?.unsaved[STEP_HASH.ownerPet]
}

/** An edited booking may be complete already; then all its steps are open. */
function hasWholeFirstStep(state: WizardState): boolean {
  const { booking, locked } = state
  const errors = [
    petErrors(booking.pet),
    booking.skipOwnerDetails ? {} : ownerErrors(booking.owner, ownerNeeds(state.kind, booking.serviceType)),
    asksForCollection(state) ? collectionErrors(booking.collectionDetails, booking.skipOwnerDetails) : {},
  ]
  return locked || errors.every((found) => Object.keys(found).length === 0)
}
