import { hasAshesReturn } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import type { WizardStep } from '@portal/forms'
import { confirmationStep, orderItemsStep, ownerPetStep, productListStep } from '../steps/steps'
import type { WizardState } from '../booking/wizard-state'
import { WIZARD_PATHS } from '../plan/built'
import type { BuiltKind } from '../plan/built'

type Steps = readonly WizardStep<WizardState>[]

/** A wizard as data: its steps in order. Titles, sections and rules follow from kind and booking. */
export interface WizardDefinition {
  readonly kind: WizardKind
  /** Address of the new-booking wizard. */
  readonly path: string
  readonly steps: (booking: PortalBooking) => Steps
}

const twoSteps: Steps = [ownerPetStep, confirmationStep]
const withItems: Steps = [ownerPetStep, productListStep, confirmationStep]

const define = (kind: BuiltKind, steps: WizardDefinition['steps']): WizardDefinition => ({
  kind,
  path: WIZARD_PATHS[kind],
  steps,
})

/** Without ashes return no items are chosen [WIZ-31, WIZ-33]. */
export const privateWizard = define('private', ({ serviceType }) =>
  hasAshesReturn(serviceType) ? withItems : twoSteps,
)
/** [WIZ-35] */
export const referralWizard = define('referral', () => twoSteps)
/** [WIZ-36] */
export const vetUnityPrivateWizard = define('vetunity-private', () => twoSteps)
/** [WIZ-38] */
export const vetUnityCommunalWizard = define('vetunity-communal', () => twoSteps)
/** [WIZ-49] */
export const communalWizard = define('communal', () => withItems)
/** [WIZ-51] */
export const urnsAndMemorabiliaWizard = define('urns-and-memorabilia', () => [
  ownerPetStep,
  orderItemsStep,
  confirmationStep,
])
/** [WIZ-52] */
export const vetSupplyOrderWizard = define('vet-supply-order', () => [orderItemsStep, confirmationStep])
