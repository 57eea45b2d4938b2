import { SERVICE_TYPE, isPrivateServiceType, sameServiceType } from '../service-type/rules'

/** The kinds of wizard; their addresses are spelled with these names. */
export const WIZARD_KINDS = [
  'private',
  'package',
  'referral',
  'vetunity-private',
  'vetunity-communal',
  'communal',
  'urns-and-memorabilia',
  'vet-supply-order',
] as const
export type WizardKind = (typeof WIZARD_KINDS)[number]

/** What of a booking decides its wizard; whole bookings and list rows both have it. */
export interface EditFacts {
  readonly cstm: {
    readonly service_type?: { readonly name?: string | null } | null
    readonly opportunity_type?: string | null
    readonly is_package_c?: boolean | null
  }
  readonly opportunity_type?: string | null
  /** Of a list row: the name of the package product, if any. */
  readonly package_name?: string | null
  readonly quoted_products?: readonly { readonly name?: string | null; readonly deleted?: boolean }[]
}

/** Case-insensitive [OPEN-61]. */
export function isCremationPackage(productName: string | null | undefined): boolean {
  return productName?.toLowerCase().includes('cremation package') ?? false
}

/** The package among the lines of a booking: there is one at most. */
export function packageLineIn<Line extends { readonly name?: string | null; readonly deleted?: boolean }>(
  lines: readonly Line[],
): Line | undefined {
  return lines.find((line) => !line.deleted && isCremationPackage(line.name))
}

/** `opportunity_type` is written at two levels; `cstm` first [OPEN-59]. */
export function opportunityTypeOf(booking: EditFacts): string | null {
  return booking.cstm.opportunity_type || booking.opportunity_type || null
}

/** Which wizard edits a booking; null when none does [DOM-61..63, OPEN-40]. */
export function editPathKind(booking: EditFacts): WizardKind | null {
  const { package_name: listed, quoted_products: lines = [], cstm } = booking
  const serviceType = cstm.service_type?.name
  // Whatever its products are called.
  if (sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)) return 'vet-supply-order'
  // Marked from the first step on, before there is a package in it [WIZ-65].
  if (cstm.is_package_c || packageLineIn(lines) || isCremationPackage(listed)) return 'package'
  const relationship = opportunityTypeOf(booking)
  const isCommunal =
    sameServiceType(serviceType, SERVICE_TYPE.communalVet) ||
    sameServiceType(serviceType, SERVICE_TYPE.communalStrayWildlife)
  if (isPrivateServiceType(serviceType)) {
    if (relationship === 'referral') return 'referral'
    return relationship === 'vet_unity' ? 'vetunity-private' : 'private'
  }
  if (isCommunal) return relationship === 'vet_unity' ? 'vetunity-communal' : 'communal'
  return sameServiceType(serviceType, SERVICE_TYPE.urnsAndMemorabilia) ? 'urns-and-memorabilia' : null
}

/**
 * Collection details are asked for in these wizards only [OPEN-43]; of a communal cremation for the one service
 * [WIZ-40], and where an item of the order requires that the pet is collected [OPEN-96].
 */
export function hasCollectionSection(
  kind: WizardKind,
  serviceType: string | null | undefined,
  requiresCollection = false,
): boolean {
  if (kind === 'vetunity-private') return true
  if (kind !== 'vetunity-communal') return false
  return requiresCollection || sameServiceType(serviceType, SERVICE_TYPE.communalVet)
}

/** What has to be among a booking's items before it can be submitted; null where it may go without any. */
export function neededItem(kind: WizardKind | null): 'item' | 'keepsake' | null {
  if (kind === 'urns-and-memorabilia' || kind === 'vet-supply-order') return 'item'
  // It is made for its keepsake, and its wizard offers nothing else [WIZ-49, CAT-16].
  return kind === 'communal' ? 'keepsake' : null
}

/** Private bookings without ashes return drop the product step [WIZ-33, WIZ-43]. */
export function hasAshesReturn(serviceType: string | null | undefined): boolean {
  return !sameServiceType(serviceType, SERVICE_TYPE.privateDispersal)
}

const TITLES: Record<WizardKind, string> = {
  private: 'private cremation',
  package: 'private cremation package',
  referral: 'private cremation referral',
  'vetunity-private': 'private cremation',
  'vetunity-communal': 'pet or stray/wildlife communal cremation',
  communal: 'communal cremation with keepsake',
  'urns-and-memorabilia': 'urns and memorabilia order',
  'vet-supply-order': 'vet supply order',
}

/** Wizard title [WIZ-32..34, WIZ-39, WIZ-43, OPEN-35]. */
export function wizardTitle(kind: WizardKind, serviceType: string | null | undefined, isEdit: boolean): string {
  const ending = hasAshesReturn(serviceType) ? '' : ' (no ashes return)'
  return `${isEdit ? 'Edit' : 'New'} ${TITLES[kind]}${ending}`
}
