import { sameServiceType } from '../service-type/rules'
import type { WizardKind } from '../wizard-kind/rules'
import { BOOKING_OPTIONS } from './options.data'
import type { BookingOption } from './options.data'
import type { FieldErrors } from '../value/rules'
import { onlyErrors, textError } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** Options of a practice, by its relationship type and service types [OPEN-31]. */
export function bookingOptionsFor(
  relationship: string | null | undefined,
  serviceTypeNames: readonly string[],
): BookingOption[] {
  const isOffered = (option: BookingOption) =>
    option.relationships.some((offered) => offered === relationship) &&
    serviceTypeNames.some((name) => sameServiceType(name, option.sugarAPIName))
  return BOOKING_OPTIONS.filter(isOffered)
}

/**
 * Whether the practice can book a communal cremation without keepsake online; otherwise only by phone [OPEN-31,
 * OPEN-337].
 */
export function offersPlainCommunal(options: readonly Pick<BookingOption, 'slug'>[]): boolean {
  return options.some(({ slug }) => slug === 'vetunity-communal-pet')
}

export function bookingOptionBySlug(slug: string | null | undefined): BookingOption | undefined {
  return BOOKING_OPTIONS.find((option) => option.slug === slug)
}

/** The option of an existing booking. */
export function bookingOptionOf(
  kind: WizardKind | null,
  serviceType: string | null | undefined,
): BookingOption | undefined {
  return BOOKING_OPTIONS.find((option) => option.kind === kind && sameServiceType(option.sugarAPIName, serviceType))
}

const SKIP_ALWAYS = ['communal', 'vetunity-communal-stray-wildlife']
const SKIP_UNLESS_CHANGED = ['vetunity-communal-pet']

/** Initial value of 'Do not provide owner details', and whether it is fixed [OPEN-42]. */
export function skipOwnerDefault(
  option: Pick<BookingOption, 'slug'> | null | undefined,
  practice: { readonly cstm: { readonly provides_client_details_c: boolean } } | null | undefined,
): { skip: boolean; locked: boolean } {
  if (option && SKIP_ALWAYS.includes(option.slug)) return { skip: true, locked: true }
  if (option && SKIP_UNLESS_CHANGED.includes(option.slug)) return { skip: true, locked: false }
  return { skip: practice ? !practice.cstm.provides_client_details_c : false, locked: false }
}

/** The chooser needs the staff member's name and an option [WIZ-06, WIZ-07]. */
export function chooserErrors(form: { vetStaff?: string; option?: string | null }): FieldErrors<'vetStaff' | 'option'> {
  return onlyErrors({
    vetStaff: textError(form.vetStaff, MAX_LENGTH.name),
    option: form.option ? undefined : 'required',
  })
}
