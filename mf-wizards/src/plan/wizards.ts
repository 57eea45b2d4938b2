import { hasAshesReturn } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import type { StepName } from './steps'

/** A wizard as data. Titles, sections and rules follow from its kind and the booking. */
interface WizardPlan {
  readonly steps: (serviceType: string) => readonly StepName[]
}

const TWO_STEPS: readonly StepName[] = ['ownerPet', 'confirmation']
const WITH_ITEMS: readonly StepName[] = ['ownerPet', 'productList', 'confirmation']

/** All wizards by kind. */
export const WIZARDS: Readonly<Record<WizardKind, WizardPlan>> = {
  /** The item step is left out when no ashes are returned [WIZ-31, WIZ-33]. */
  private: {
    steps: (serviceType) => (hasAshesReturn(serviceType) ? WITH_ITEMS : TWO_STEPS),
  },
  /** One step fewer when no ashes are returned [WIZ-42, WIZ-43]. */
  package: {
    steps: (serviceType) =>
      hasAshesReturn(serviceType)
        ? ['ownerPet', 'bundle', 'productList', 'confirmation']
        : ['ownerPet', 'bundle', 'confirmation'],
  },
  /** [WIZ-35] */
  referral: {
    steps: () => TWO_STEPS,
  },
  /** [WIZ-36] */
  'vetunity-private': {
    steps: () => TWO_STEPS,
  },
  /** [WIZ-38] */
  'vetunity-communal': {
    steps: () => TWO_STEPS,
  },
  /** [WIZ-49] */
  communal: {
    steps: () => WITH_ITEMS,
  },
  /** [WIZ-51] */
  'urns-and-memorabilia': {
    steps: () => WITH_ITEMS,
  },
  /** [WIZ-52]; editable until it is submitted [OPEN-40]. */
  'vet-supply-order': {
    steps: () => ['productList', 'confirmation'],
  },
}
