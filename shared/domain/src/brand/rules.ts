import { DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

/** The code of a brand, which some answers hold in `name`; the default when unknown [OPEN-09]. */
export function brandCodeOf(
  brand: { readonly code?: string | null; readonly name?: string | null } | null | undefined,
): BrandCode {
  return [brand?.code, brand?.name].find(isBrandCode) ?? DEFAULT_BRAND
}
