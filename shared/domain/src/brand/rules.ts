import { BRAND_CODES, DEFAULT_BRAND } from './schema'
import type { BrandCode } from './schema'

export function isBrandCode(value: unknown): value is BrandCode {
  return BRAND_CODES.some((code) => code === value)
}

/** A brand's code as it stands in addresses of its pictures and documents: `wa-lwd`. */
export function brandSlug(code: BrandCode): string {
  return code.toLowerCase().replace(' ', '-')
}

/** The code of a brand, which some answers hold in `name`; the default when unknown [OPEN-09]. */
export function brandCodeOf(
  brand: { readonly code?: string | null; readonly name?: string | null } | null | undefined,
): BrandCode {
  return [brand?.code, brand?.name].find(isBrandCode) ?? DEFAULT_BRAND
}
