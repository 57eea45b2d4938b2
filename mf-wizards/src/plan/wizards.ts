import { hasAshesReturn } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import { paths } from '@portal/federation'
import type { StepName } from './steps'

/** A wizard as data. Titles, sections and rules follow from its kind and the booking. */
interface WizardPlan {
  readonly steps: (serviceType: string) => readonly StepName[]
  /** A new booking and, where it can be edited, an existing one: as `remote.json` declares them. */
  readonly routes: readonly WizardRoute[]
}

interface WizardRoute {
  readonly path: string
  readonly access: 'staff' | 'open'
  /** What the start script may ask for before the wizard's code is there. */
  readonly early: readonly string[]
}

const TWO_STEPS: readonly StepName[] = ['ownerPet', 'confirmation']
const WITH_ITEMS: readonly StepName[] = ['ownerPet', 'productList', 'confirmation']

/** What a booking's stage is called. */
const STAGES = 'portal/dropdown/vet_facing_string_map'

/** The service types say what the new booking is, before the server has it. */
const forNew = (kind: WizardKind, early = ['portal/pet_types']): WizardRoute => ({
  path: paths.newBookingWizard(kind),
  access: 'staff',
  early: [STAGES, 'portal/vet/service_types', ...early],
})
const forEdit = (
  kind: WizardKind,
  access: WizardRoute['access'] = 'staff',
  early = ['portal/pet_types'],
): WizardRoute => ({
  path: paths.editBooking(kind, ':id'),
  access,
  early: [STAGES, 'portal/booking/:id', ...early],
})

/** Every wizard. */
export const WIZARDS: Readonly<Record<WizardKind, WizardPlan>> = {
  /** Without ashes return no items are chosen [WIZ-31, WIZ-33]. */
  private: {
    steps: (serviceType) => (hasAshesReturn(serviceType) ? WITH_ITEMS : TWO_STEPS),
    routes: [forNew('private'), forEdit('private', 'open')],
  },
  /** Without ashes return one step less [WIZ-42, WIZ-43]. */
  package: {
    steps: (serviceType) =>
      hasAshesReturn(serviceType)
        ? ['ownerPet', 'bundle', 'productList', 'confirmation']
        : ['ownerPet', 'bundle', 'confirmation'],
    routes: [forNew('package'), forEdit('package')],
  },
  /** [WIZ-35] */
  referral: {
    steps: () => TWO_STEPS,
    routes: [forNew('referral'), forEdit('referral')],
  },
  /** [WIZ-36] */
  'vetunity-private': {
    steps: () => TWO_STEPS,
    routes: [forNew('vetunity-private'), forEdit('vetunity-private')],
  },
  /** [WIZ-38] */
  'vetunity-communal': {
    steps: () => TWO_STEPS,
    routes: [forNew('vetunity-communal'), forEdit('vetunity-communal')],
  },
  /** [WIZ-49] */
  communal: {
    steps: () => WITH_ITEMS,
    routes: [forNew('communal'), forEdit('communal')],
  },
  /** [WIZ-51] */
  'urns-and-memorabilia': {
    steps: () => WITH_ITEMS,
    routes: [forNew('urns-and-memorabilia'), forEdit('urns-and-memorabilia')],
  },
  /** [WIZ-52]; it is edited until it is submitted [OPEN-40]. */
  'vet-supply-order': {
    steps: () => ['productList', 'confirmation'],
    routes: [forNew('vet-supply-order', []), forEdit('vet-supply-order', 'staff', [])],
  },
}
