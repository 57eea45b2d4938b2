import { SERVICE_TYPE, isPrivateServiceType, sameServiceType } from '../service-type/rules'

/** Kinds of wizards, as their URLs name them. */
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

/** Facts that decide the wizard, in bookings and list rows. */
export interface EditFacts {
  readonly cstm: {
    readonly service_type?: { readonly name?: string | null } | null
    readonly opportunity_type?: string | null
    readonly is_package_c?: boolean | null
  }
  readonly opportunity_type?: string | null
  /** In list rows: name of the package product, if any. */
  readonly package_name?: string | null
  readonly quoted_products?: readonly { readonly name?: string | null; readonly deleted?: boolean }[]
}

/** Whether the product is a cremation package. Recognised by its name, in any case [OPEN-61]. */
export function isCremationPackage(productName: string | null | undefined): boolean {
  return productName?.toLowerCase().includes('cremation package') ?? false
}

/** The package of a booking, which has one at most. */
export function packageLineIn<Line extends { readonly name?: string | null; readonly deleted?: boolean }>(
  lines: readonly Line[],
): Line | undefined {
  return lines.find((line) => !line.deleted && isCremationPackage(line.name))
}

/** `opportunity_type` occurs on two levels; `cstm` wins [OPEN-59]. */
export function opportunityTypeOf(booking: EditFacts): string | null {
  return booking.cstm.opportunity_type || booking.opportunity_type || null
}

/** Wizard that edits a booking; null if none does [DOM-61..63, OPEN-40]. */
export function editPathKind(booking: EditFacts): WizardKind | null {
  const { package_name: listed, quoted_products: lines = [], cstm } = booking
  const serviceType = cstm.service_type?.name
  // Checked first: a vet supply order keeps its wizard whatever its items are.
  if (sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)) return 'vet-supply-order'
  // `is_package_c` is set from the first step on, before a package is chosen [WIZ-65].
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
 * Whether the wizard has collection details [OPEN-43]. In the communal wizard only for one service [WIZ-40], or if an
 * item requires collection [OPEN-96].
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

/** Kind of item that the order needs before submission; null if none is needed. */
export function neededItem(kind: WizardKind | null): 'item' | 'keepsake' | null {
  if (kind === 'urns-and-memorabilia' || kind === 'vet-supply-order') return 'item'
  // A communal cremation is booked for its keepsake, and its wizard offers keepsakes only [WIZ-49, CAT-16].
  return kind === 'communal' ? 'keepsake' : null
}

/** Private bookings without ashes return skip the product step [WIZ-33, WIZ-43]. */
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

/** Title of the wizard [WIZ-32..34, WIZ-39, WIZ-43, OPEN-35]. */
export function wizardTitle(kind: WizardKind, serviceType: string | null | undefined, isEdit: boolean): string {
  const ending = hasAshesReturn(serviceType) ? '' : ' (no ashes return)'
  return `${isEdit ? 'Edit' : 'New'} ${TITLES[kind]}${ending}`
}
