import type { RelationshipType, WizardKind } from '@portal/domain'

/** The requirements of one wizard, written by hand, independent of the code under test. */
export interface WizardCase {
  readonly option: string
  readonly relationship: RelationshipType
  readonly requirements: string
  readonly kind: WizardKind
  readonly serviceType: string
  /** Without 'New' or 'Edit'. */
  readonly title: string
  readonly steps: readonly Step[]
  /**
   * 'Do not provide owner details': initial state, and whether it can be changed [OPEN-42]; null without such a step.
   */
  readonly skip: { readonly ticked: boolean; readonly fixed: boolean } | null
  readonly hasCollection: boolean
  /** Whether the user must confirm that no ashes are returned [OPEN-98]. */
  readonly asksForTick: boolean
  /** Required before the confirmation: an item for orders, a keepsake for keepsake bookings. */
  readonly needs?: 'item' | 'keepsake'
  /** Writes of a new booking, in order, with each addition. */
  readonly calls: readonly string[]
  /** Target of View Booking [WIZ-25, WIZ-26]. */
  readonly view: string
}

export type Step = 'Owner and pet details' | 'Package details' | 'Select Items' | 'Confirmation'

const OWNER_PET = 'Owner and pet details'
const PACKAGE = 'Package details'
const ITEMS = 'Select Items'
const CONFIRMATION = 'Confirmation'

const RETURN = 'private cremation & return of ashes'
const DISPERSAL = 'private cremation & dispersal of ashes'
const COMMUNAL = 'communal cremation - vet'
const STRAY = 'communal cremation - stray / wildlife - vet'

const given = { ticked: false, fixed: false }
const usual = {
  skip: given,
  hasCollection: false,
  asksForTick: false,
  calls: ['createBooking', 'completeBooking'],
  view: '/booking/booking-1',
}
const withItem = ['createBooking', 'updateBooking', 'completeBooking']

const ORDERS = (['vet_direct', 'referral', 'vet_unity'] as const).flatMap((relationship): WizardCase[] => [
  {
    ...usual,
    option: 'urns-and-memorabilia',
    relationship,
    requirements: '[WIZ-51, OPEN-31, OPEN-35]',
    kind: 'urns-and-memorabilia',
    serviceType: 'urns and memorabilia order',
    title: 'urns and memorabilia order',
    steps: [OWNER_PET, ITEMS, CONFIRMATION],
    needs: 'item',
    calls: withItem,
  },
  {
    ...usual,
    option: 'vet-supply-order',
    relationship,
    requirements: '[WIZ-26, WIZ-52, WIZ-115, OPEN-35]',
    kind: 'vet-supply-order',
    serviceType: 'vet supply order',
    title: 'vet supply order',
    steps: [ITEMS, CONFIRMATION],
    skip: null,
    needs: 'item',
    calls: ['createBooking', 'submitVetSupply', 'completeBooking'],
    view: '/bookings',
  },
])

const COMMUNAL_WITH_KEEPSAKE = (['vet_direct', 'referral'] as const).map((relationship): WizardCase => ({
  ...usual,
  option: 'communal',
  relationship,
  requirements: '[WIZ-49, WIZ-50, OPEN-31, OPEN-35]',
  kind: 'communal',
  serviceType: COMMUNAL,
  title: 'communal cremation with keepsake',
  steps: [OWNER_PET, ITEMS, CONFIRMATION],
  skip: { ticked: true, fixed: true },
  asksForTick: true,
  needs: 'keepsake',
  calls: withItem,
}))

/** Every wizard with its service and relationship type [WIZ-125, OPEN-31]. */
export const ROWS: readonly WizardCase[] = [
  {
    ...usual,
    option: 'private-return',
    relationship: 'vet_direct',
    requirements: '[WIZ-31, WIZ-32]',
    kind: 'private',
    serviceType: RETURN,
    title: 'private cremation',
    steps: [OWNER_PET, ITEMS, CONFIRMATION],
  },
  {
    ...usual,
    option: 'private-dispersal',
    relationship: 'vet_direct',
    requirements: '[WIZ-33]',
    kind: 'private',
    serviceType: DISPERSAL,
    title: 'private cremation (no ashes return)',
    steps: [OWNER_PET, CONFIRMATION],
    asksForTick: true,
  },
  {
    ...usual,
    option: 'package-return',
    relationship: 'vet_direct',
    requirements: '[WIZ-42, WIZ-44, WIZ-46, WIZ-47, OPEN-35]',
    kind: 'package',
    serviceType: RETURN,
    title: 'private cremation package',
    steps: [OWNER_PET, PACKAGE, ITEMS, CONFIRMATION],
    calls: withItem,
  },
  {
    ...usual,
    option: 'package-dispersal',
    relationship: 'vet_direct',
    requirements: '[WIZ-43, WIZ-48]',
    kind: 'package',
    serviceType: DISPERSAL,
    title: 'private cremation package (no ashes return)',
    steps: [OWNER_PET, PACKAGE, CONFIRMATION],
    asksForTick: true,
    calls: withItem,
  },
  {
    ...usual,
    option: 'referral-return',
    relationship: 'referral',
    requirements: '[WIZ-34, WIZ-35]',
    kind: 'referral',
    serviceType: RETURN,
    title: 'private cremation referral',
    steps: [OWNER_PET, CONFIRMATION],
  },
  {
    ...usual,
    option: 'referral-dispersal',
    relationship: 'referral',
    requirements: '[WIZ-33..35]',
    kind: 'referral',
    serviceType: DISPERSAL,
    title: 'private cremation referral (no ashes return)',
    steps: [OWNER_PET, CONFIRMATION],
    asksForTick: true,
  },
  {
    ...usual,
    option: 'vetunity-private-return',
    relationship: 'vet_unity',
    requirements: '[WIZ-36, WIZ-37]',
    kind: 'vetunity-private',
    serviceType: RETURN,
    title: 'private cremation',
    steps: [OWNER_PET, CONFIRMATION],
    hasCollection: true,
  },
  {
    ...usual,
    option: 'vetunity-private-dispersal',
    relationship: 'vet_unity',
    requirements: '[WIZ-33, WIZ-36, WIZ-37]',
    kind: 'vetunity-private',
    serviceType: DISPERSAL,
    title: 'private cremation (no ashes return)',
    steps: [OWNER_PET, CONFIRMATION],
    hasCollection: true,
    asksForTick: true,
  },
  {
    ...usual,
    option: 'vetunity-communal-pet',
    relationship: 'vet_unity',
    requirements: '[WIZ-38..40, WIZ-101]',
    kind: 'vetunity-communal',
    serviceType: COMMUNAL,
    title: 'pet or stray/wildlife communal cremation',
    steps: [OWNER_PET, CONFIRMATION],
    skip: { ticked: true, fixed: false },
    hasCollection: true,
    asksForTick: true,
  },
  {
    ...usual,
    option: 'vetunity-communal-stray-wildlife',
    relationship: 'vet_unity',
    requirements: '[WIZ-38..41, WIZ-102]',
    kind: 'vetunity-communal',
    serviceType: STRAY,
    title: 'pet or stray/wildlife communal cremation',
    steps: [OWNER_PET, CONFIRMATION],
    skip: { ticked: true, fixed: true },
    asksForTick: true,
  },
  ...COMMUNAL_WITH_KEEPSAKE,
  ...ORDERS,
]

/** Stage of an existing booking. */
export interface OpenedStage {
  readonly name: string
  readonly requirements: string
  readonly stage: string
  readonly isFinal?: boolean
}

/** An editable stage. */
export interface Stage extends OpenedStage {
  /** Whether owner and pet are locked. */
  readonly locked: boolean
  readonly next: string
  readonly finish: string
  /** Writes of the stage after the first step. */
  readonly ending: string
}

const open = { locked: false, next: 'Next', finish: 'Submit booking', ending: 'completeBooking' }
const locked = { locked: true, next: 'Save & Next', finish: 'Confirm', ending: 'updateBooking' }

/** A wizard only distinguishes submitted and unsubmitted: both, for every wizard … */
export const STAGES: readonly Stage[] = [
  { ...open, name: 'unsubmitted', stage: 'VP Unsubmitted', requirements: '[WIZ-105, WIZ-113]' },
  { ...locked, name: 'submitted', stage: 'VP Submitted', requirements: '[WIZ-106..108, WIZ-112, OPEN-48]' },
]

/** … and the other stages, for one wizard. */
export const OTHER_STAGES: readonly Stage[] = [
  { ...open, name: 'partial', stage: 'Pet Collected - Pending Details', requirements: '[WIZ-105, OPEN-24]' },
  { ...locked, name: 'before it is collected', stage: 'Awaiting Collection', requirements: '[OPEN-325]' },
  { ...locked, name: 'in progress', stage: 'Awaiting Cremation', requirements: '[WIZ-106..108, OPEN-48]' },
]

/** Stages that can't be edited. */
export const FINAL: readonly OpenedStage[] = [
  { name: 'final', stage: 'VP Submitted', isFinal: true, requirements: '[BKG-48, OPEN-23]' },
]
