import { hasAshesReturn } from '@portal/domain'
import { confirmationStep, ownerPetStep, productListStep } from '../steps/steps'
import type { WizardDefinition } from '../wizard/wizard-definition'

/** Private cremation [WIZ-31]; without ashes return no items are chosen [WIZ-33]. */
export const privateWizard: WizardDefinition = {
  kind: 'private',
  path: '/new-booking/private',
  steps: ({ serviceType }) =>
    hasAshesReturn(serviceType)
      ? [ownerPetStep, productListStep, confirmationStep]
      : [ownerPetStep, confirmationStep],
}
