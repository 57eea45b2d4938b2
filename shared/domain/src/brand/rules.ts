import { DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

/** Code of a brand, which some answers send in `name`; the default if unknown [OPEN-09]. */
export function brandCodeOf(
  brand: { readonly code?: string | null; readonly name?: string | null } | null | undefined,
): BrandCode {
  return [brand?.code, brand?.name].find(isBrandCode) ?? DEFAULT_BRAND
}
