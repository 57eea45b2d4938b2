import { COUNTRIES } from './countries'
import { COUNTRY_ALIASES } from './country-aliases.data'

const plain = (text: string) => text.toLowerCase().replaceAll('.', '').trim()
const BY_NAME = new Map([
  ...[...COUNTRIES].flatMap(([code, name]) => [[plain(name), name] as const, [plain(code), name] as const]),
  ...Object.entries(COUNTRY_ALIASES).map(([alias, code]) => [alias, COUNTRIES.get(code) ?? alias] as const),
])

/**
 * Returns the name in the form's list for what was typed ("UK" is "United Kingdom"); an unknown name is returned as
 * typed.
 */
export const countryNamed = (text: string): string => BY_NAME.get(plain(text)) ?? text

export const isKnownCountry = (name: string): boolean => [...COUNTRIES.values()].includes(name)
