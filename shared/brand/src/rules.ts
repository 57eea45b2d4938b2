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

/** Brand by host name as a setting writes it, `{"portal.example":"VIC EDH"}`; null for an invalid setting. */
export function readBrandHosts(text: string): Readonly<Record<string, BrandCode>> | null {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
    const entries = Object.entries(read).filter((entry): entry is [string, BrandCode] => isBrandCode(entry[1]))
    return entries.length === Object.keys(read).length ? Object.fromEntries(entries) : null
  } catch {
    return null
  }
}

/** Brand by host name [SHL-52, OPEN-09]. */
export function brandHosts(): Readonly<Record<string, BrandCode>> {
  return Object.fromEntries(BRAND_CODES.flatMap((code) => BRANDS[code].hosts.map((host) => [host, code] as const)))
}
