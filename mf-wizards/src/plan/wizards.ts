import { WIZARD_KINDS, hasAshesReturn } from '@portal/domain'
import type { BOOKING_OPTIONS, BookingOption, EditKind, WizardKind } from '@portal/domain'
import { paths } from '@portal/federation'
import type { StepName } from './steps'

/** A wizard as data. Titles, sections and rules follow from its kind and the booking. */
interface WizardPlan<Kind extends WizardKind> {
  /** The booking options that it serves, by slug. */
  readonly offer: readonly OptionOf<Kind>[]
  readonly steps: (serviceType: string) => readonly StepName[]
  /** A new booking and, where it can be edited, an existing one: as `remote.json` declares them. */
  readonly routes: readonly WizardRoute[]
}

type OptionOf<Kind> = Extract<(typeof BOOKING_OPTIONS)[number], { kind: Kind }>['slug']

interface WizardRoute {
  readonly path: string
  readonly access: 'staff' | 'open'
  /** What the start script may ask for before the wizard's code is there. */
  readonly early: readonly string[]
}

const TWO_STEPS: readonly StepName[] = ['ownerPet', 'confirmation']
const WITH_ITEMS: readonly StepName[] = ['ownerPet', 'productList', 'confirmation']

/** The service types say what the new booking is, before the server has it. */
const forNew = (kind: WizardKind, early = ['portal/pet_types']): WizardRoute => ({
  path: paths.newBookingWizard(kind),
  access: 'staff',
  early: ['portal/vet/service_types', ...early],
})
const forEdit = (kind: EditKind, access: WizardRoute['access'] = 'staff'): WizardRoute => ({
  path: paths.editBooking(kind, ':id'),
  access,
  early: ['portal/booking/:id'],
})

/** Every wizard of this remote; the chooser offers no option that leads nowhere. */
export const WIZARDS = {
  /** Without ashes return no items are chosen [WIZ-31, WIZ-33]. */
  private: {
    offer: ['private-return', 'private-dispersal'],
    steps: (serviceType) => (hasAshesReturn(serviceType) ? WITH_ITEMS : TWO_STEPS),
    routes: [forNew('private'), forEdit('private', 'open')],
  },
  /** [WIZ-35] */
  referral: {
    offer: ['referral-return', 'referral-dispersal'],
    steps: () => TWO_STEPS,
    routes: [forNew('referral'), forEdit('referral')],
  },
  /** [WIZ-36] */
  'vetunity-private': {
    offer: ['vetunity-private-return', 'vetunity-private-dispersal'],
    steps: () => TWO_STEPS,
    routes: [forNew('vetunity-private'), forEdit('vetunity-private')],
  },
  /** [WIZ-38] */
  'vetunity-communal': {
    offer: ['vetunity-communal-pet', 'vetunity-communal-stray-wildlife'],
    steps: () => TWO_STEPS,
    routes: [forNew('vetunity-communal'), forEdit('vetunity-communal')],
  },
  /** [WIZ-49] */
  communal: {
    offer: ['communal'],
    steps: () => WITH_ITEMS,
    routes: [forNew('communal'), forEdit('communal')],
  },
  /** [WIZ-51] */
  'urns-and-memorabilia': {
    offer: ['urns-and-memorabilia'],
    steps: () => WITH_ITEMS,
    routes: [forNew('urns-and-memorabilia'), forEdit('urns-and-memorabilia')],
  },
  /** [WIZ-52]; it can be viewed, not edited [OPEN-40]. */
  'vet-supply-order': {
    offer: ['vet-supply-order'],
    steps: () => ['productList', 'confirmation'],
    routes: [forNew('vet-supply-order', [])],
  },
} satisfies { readonly [Kind in WizardKind]?: WizardPlan<Kind> }

/** The kinds that have a wizard here. */
export type PlannedKind = keyof typeof WIZARDS
export const plannedKinds = WIZARD_KINDS.filter((kind): kind is PlannedKind => Object.hasOwn(WIZARDS, kind))

const OFFERED: ReadonlySet<string> = new Set(Object.values(WIZARDS).flatMap(({ offer }): string[] => offer))

export function isOffered({ slug }: Pick<BookingOption, 'slug'>): boolean {
  return OFFERED.has(slug)
}
