import { hasAshesReturn } from '@portal/domain'
import type { WizardKind } from '@portal/domain'
import { paths } from '@portal/federation'
import type { StepName } from './steps'

/** A wizard as data. Titles, sections and rules follow from its kind and the booking. */
interface WizardPlan {
  readonly steps: (serviceType: string) => readonly StepName[]
  /** Routes for a new and, if editable, an existing booking, as in `remote.json`. */
  readonly routes: readonly WizardRoute[]
}

interface WizardRoute {
  readonly path: string
  readonly access: 'staff' | 'open'
  /** Early requests of the start script, before the wizard's code loads. */
  readonly early: readonly string[]
}

const TWO_STEPS: readonly StepName[] = ['ownerPet', 'confirmation']
const WITH_ITEMS: readonly StepName[] = ['ownerPet', 'productList', 'confirmation']

/** Labels of booking stages. */
const STAGES = 'portal/dropdown/vet_facing_string_map'

/** A new booking needs the service types, before the server has created it. */
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

/** All wizards by kind. */
export const WIZARDS: Readonly<Record<WizardKind, WizardPlan>> = {
  /** The item step is left out when no ashes are returned [WIZ-31, WIZ-33]. */
  private: {
    steps: (serviceType) => (hasAshesReturn(serviceType) ? WITH_ITEMS : TWO_STEPS),
    routes: [forNew('private'), forEdit('private', 'open')],
  },
  /** One step fewer when no ashes are returned [WIZ-42, WIZ-43]. */
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
  /** [WIZ-52]; editable until it is submitted [OPEN-40]. */
  'vet-supply-order': {
    steps: () => ['productList', 'confirmation'],
    routes: [forNew('vet-supply-order', []), forEdit('vet-supply-order', 'staff', [])],
  },
}
