import type { RelationshipType } from '../practice/schema'
import { SERVICE_TYPE } from '../service-type/rules'
import type { WizardKind } from '../wizard-kind/rules'

export interface BookingOption {
  /** Value of `?bookingoption=` and of the radio [OPEN-32]. */
  readonly slug: string
  /** Name of the service type at the provider [WIZ-08]. */
  readonly sugarAPIName: string
  readonly label: string
  readonly helpText: string
  readonly kind: WizardKind
  readonly relationships: readonly RelationshipType[]
}

const RETURN = 'Private Cremation & Return of Ashes'
const DISPERSAL = 'Private Cremation & Dispersal of Ashes [No Ashes Return]'

/** The booking options of practices, in the order of the chooser [OPEN-31..34]. */
export const BOOKING_OPTIONS = [
  {
    slug: 'private-return',
    sugarAPIName: SERVICE_TYPE.privateReturn,
    label: RETURN,
    helpText: 'The pet is cremated alone, and the ashes will be returned to the owner or the practice.',
    kind: 'private',
    relationships: ['vet_direct'],
  },
  {
    slug: 'private-dispersal',
    sugarAPIName: SERVICE_TYPE.privateDispersal,
    label: DISPERSAL,
    helpText: 'The pet is cremated alone. We scatter the ashes in our memorial gardens.',
    kind: 'private',
    relationships: ['vet_direct'],
  },
  {
    slug: 'package-return',
    sugarAPIName: SERVICE_TYPE.privateReturn,
    label: `${RETURN} - Cremation Package`,
    helpText: 'A private cremation with urn and keepsakes chosen together, at one price.',
    kind: 'package',
    relationships: ['vet_direct'],
  },
  {
    slug: 'package-dispersal',
    sugarAPIName: SERVICE_TYPE.privateDispersal,
    label: `${DISPERSAL} - Cremation Package`,
    helpText: 'A private cremation with keepsakes chosen together. We scatter the ashes.',
    kind: 'package',
    relationships: ['vet_direct'],
  },
  {
    slug: 'referral-return',
    sugarAPIName: SERVICE_TYPE.privateReturn,
    label: `${RETURN} - Referral`,
    helpText: 'We contact the owner to arrange the cremation, the urn and the payment.',
    kind: 'referral',
    relationships: ['referral'],
  },
  {
    slug: 'referral-dispersal',
    sugarAPIName: SERVICE_TYPE.privateDispersal,
    label: `${DISPERSAL} - Referral`,
    helpText: 'We contact the owner to arrange the cremation and the payment. We scatter the ashes.',
    kind: 'referral',
    relationships: ['referral'],
  },
  {
    slug: 'vetunity-private-return',
    sugarAPIName: SERVICE_TYPE.privateReturn,
    label: RETURN,
    helpText: 'We collect the pet, cremate it alone and return the ashes to the owner.',
    kind: 'vetunity-private',
    relationships: ['vet_unity'],
  },
  {
    slug: 'vetunity-private-dispersal',
    sugarAPIName: SERVICE_TYPE.privateDispersal,
    label: DISPERSAL,
    helpText: 'We collect the pet, cremate it alone and scatter the ashes in our memorial gardens.',
    kind: 'vetunity-private',
    relationships: ['vet_unity'],
  },
  {
    slug: 'vetunity-communal-pet',
    sugarAPIName: SERVICE_TYPE.communalVet,
    label: 'Communal Cremation - Pet',
    helpText: 'The pet is cremated together with others. No ashes are returned.',
    kind: 'vetunity-communal',
    relationships: ['vet_unity'],
  },
  {
    slug: 'vetunity-communal-stray-wildlife',
    sugarAPIName: SERVICE_TYPE.communalStrayWildlife,
    label: 'Communal Cremation - Stray/Wildlife',
    helpText: 'For a stray or a wild animal without an owner. No ashes are returned.',
    kind: 'vetunity-communal',
    relationships: ['vet_unity'],
  },
  {
    slug: 'communal',
    sugarAPIName: SERVICE_TYPE.communalVet,
    label: 'Communal Cremation - Vet: Keepsakes',
    helpText:
      'The pet is cremated together with others. A keepsake such as a paw print is made for the owner.',
    kind: 'communal',
    relationships: ['vet_direct', 'referral'],
  },
  {
    slug: 'urns-and-memorabilia',
    sugarAPIName: SERVICE_TYPE.urnsAndMemorabilia,
    label: 'Products Only Order',
    helpText: 'Urns and memorial items for a pet, without a new cremation.',
    kind: 'urns-and-memorabilia',
    relationships: ['vet_direct', 'referral', 'vet_unity'],
  },
  {
    slug: 'vet-supply-order',
    sugarAPIName: SERVICE_TYPE.vetSupplyOrder,
    label: 'Vet Supply Order',
    helpText: 'Bags, tags and other supplies for the practice itself.',
    kind: 'vet-supply-order',
    relationships: ['vet_direct', 'referral', 'vet_unity'],
  },
] as const satisfies readonly BookingOption[]

export type BookingOptionSlug = (typeof BOOKING_OPTIONS)[number]['slug']
