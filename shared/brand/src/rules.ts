import { BRANDS, LOGOS } from './brands'
import type { BrandCode } from './brands'
import type { BrandLogo } from './identity'

export const BRAND_CODES: readonly BrandCode[] = LOGOS.map(({ code }) => code)
export const DEFAULT_BRAND: BrandCode = LOGOS[0].code

export function isBrandCode(value: unknown): value is BrandCode {
  return BRAND_CODES.some((code) => code === value)
}

export function logoOf(code: BrandCode): BrandLogo {
  return LOGOS.find((logo) => logo.code === code) ?? LOGOS[0]
}

/** Brand by host name [SHL-52, OPEN-09]. */
export function brandHosts(): Readonly<Record<string, BrandCode>> {
  return Object.fromEntries(BRAND_CODES.flatMap((code) => BRANDS[code].hosts.map((host) => [host, code] as const)))
}
