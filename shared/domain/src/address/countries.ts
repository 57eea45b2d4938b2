import { COUNTRY_ALIASES, COUNTRY_CODES } from './countries.data'

const names = new Intl.DisplayNames('en-AU', { type: 'region' })
const BY_CODE = new Map(COUNTRY_CODES.map((code) => [code, names.of(code) ?? code]))
const plain = (text: string) => text.toLowerCase().replaceAll('.', '').trim()
const BY_NAME = new Map(
  [...BY_CODE].flatMap(([code, name]) => [[plain(name), name] as const, [plain(code), name] as const]),
)

/** Names of all countries in the order of a list: Australia and New Zealand first. */
export function countryNames(): readonly string[] {
  const [home = '', near = '', ...others] = BY_CODE.values()
  return [home, near, ...others.toSorted((a, b) => a.localeCompare(b, 'en-AU'))]
}

/** The country by the name that the form lists, where that is known: "UK" is "United Kingdom". */
export function countryNamed(text: string): string {
  const alias = Object.hasOwn(COUNTRY_ALIASES, plain(text))
    ? BY_CODE.get(COUNTRY_ALIASES[plain(text)] ?? '')
    : undefined
  return alias ?? BY_NAME.get(plain(text)) ?? text
}

/** Whether the form lists a country of this name. */
export const isKnownCountry = (name: string): boolean => [...BY_CODE.values()].includes(name)
