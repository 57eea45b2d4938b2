import * as v from 'valibot'
import { TIME_ZONES } from '../date/time-zones'
import { EmailAddressesSchema, wireText, wireTextOrNull } from '../value/schema'
import { DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

/** A brand as the API sends it [DOM-28]; `code` is the brand code, `name` the displayed name. */
export const BrandSchema = v.object({
  code: wireTextOrNull,
  name: wireText,
  parent: wireTextOrNull,
  phone_work: wireText,
  email_addresses: EmailAddressesSchema,
  brand_logo_link: wireTextOrNull,
  /** Hours of Client Care, Monday to Friday; null if unknown [OPEN-130]. */
  client_care_hours: v.nullish(
    v.object({ opens: wireText, closes: wireText, time_zone: v.fallback(v.picklist(TIME_ZONES), 'UTC') }),
    null,
  ),
})
export type Brand = v.InferOutput<typeof BrandSchema>

/** The provider's relationship manager [DOM-29]. */
export const TeamRepresentativeSchema = v.object({
  first_name: wireText,
  last_name: wireText,
  phone_mobile: wireText,
  email_addresses: EmailAddressesSchema,
  picture: v.nullish(v.object({ src: wireTextOrNull }), null),
})
export type TeamRepresentative = v.InferOutput<typeof TeamRepresentativeSchema>

/** Code of a brand, which some answers send in `name`; the default if unknown [OPEN-09]. */
export function brandCodeOf(
  brand: { readonly code?: string | null; readonly name?: string | null } | null | undefined,
): BrandCode {
  return [brand?.code, brand?.name].find(isBrandCode) ?? DEFAULT_BRAND
}
