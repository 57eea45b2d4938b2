import { COUNTRY_CODES } from './countries.data'

const names = new Intl.DisplayNames('en-AU', { type: 'region' })

/** Names of countries by their ISO codes. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map(
  COUNTRY_CODES.map((code) => [code, names.of(code) ?? code]),
)

/** Names of all countries in the order of a list: Australia and New Zealand first. */
export function countryNames(): readonly string[] {
  const [home = '', near = '', ...others] = COUNTRIES.values()
  return [home, near, ...others.toSorted((a, b) => a.localeCompare(b, 'en-AU'))]
}
