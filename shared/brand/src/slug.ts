import type { BrandCode } from './brands'

/** A brand's code in the addresses of its pictures and documents: `wa-lwd`. */
export function brandSlug(code: BrandCode): string {
  return code.toLowerCase().replace(' ', '-')
}

/** File of a brand's mark or logo: `wa-lwd.svg`. */
export function brandPicture(code: BrandCode): string {
  return `${brandSlug(code)}.svg`
}
