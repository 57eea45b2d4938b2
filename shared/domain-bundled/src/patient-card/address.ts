import { countryNamed } from '../address/country-named'
import { splitStreet } from './street-city'

/** Parts of an address, as far as the text shows them. */
export interface ParsedAddress {
  readonly street?: string
  readonly city?: string
  readonly state?: string
  readonly postalcode?: string
  readonly country?: string
  /** Text that could be street or suburb. */
  readonly unsure?: string
}

const AU_STATES = new Map(
  Object.entries({
    'new south wales': 'NSW',
    victoria: 'VIC',
    queensland: 'QLD',
    'western australia': 'WA',
    'south australia': 'SA',
    tasmania: 'TAS',
    'australian capital territory': 'ACT',
    'northern territory': 'NT',
    nsw: 'NSW',
    vic: 'VIC',
    qld: 'QLD',
    wa: 'WA',
    sa: 'SA',
    tas: 'TAS',
    act: 'ACT',
    nt: 'NT',
  }),
)
const US_STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC`.split(/\s+/),
)
/** Code of an Australian state; '' if it is not one. */
export const stateCode = (text: string): string => AU_STATES.get(text.toLowerCase().replaceAll('.', '').trim()) ?? ''

export const isUsZip = (text: string): boolean => /^\d{5}(?:-\d{4})?$/.test(text)

/** Whether the text ends with a postal code, so that the address is complete. */
export function hasPostalCode(text: string): boolean {
  return /\b(?:\d{4,5}(?:-\d{4})?|[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2})\b/i.test(text.replace(/^\D*\d+\S*/, ''))
}

/** No address is longer. The regular expressions below cost more than linear time. */
const LONGEST_ADDRESS = 500

/** Splits an address in one line; a longer text stays whole. `isLocality`: the text has no street. */
export function readAddress(text: string, isLocality = false): ParsedAddress {
  if (text.length > LONGEST_ADDRESS) return isLocality ? { city: text } : { street: text }
  const [withoutCountry, country] = splitCountry(text.replace(/\s+/g, ' ').replace(/[\s,]+$/, ''))
  const { rest, ...found } = splitCode(withoutCountry)
  const ofCountry = found.country ?? country
  const named = ofCountry && ofCountry !== 'Australia' ? { country: ofCountry } : {}
  const parts = isLocality ? { city: rest } : streetOf(rest, found.postalcode !== undefined)
  return onlyTold({ ...parts, state: found.state, postalcode: found.postalcode, ...named })
}

function splitCountry(text: string): readonly [string, string | undefined] {
  const [, rest, last = ''] =
    /^(.*?)[,\s]+(new zealand|united (?:states(?: of america)?|kingdom)|australia|usa?|nz|aus?|u\.?k\.?|england|scotland|ireland|canada|singapore)\.?$/i.exec(
      text,
    ) ?? []
  return rest === undefined ? [text, undefined] : [rest, countryNamed(last)]
}

interface Code {
  readonly rest: string
  readonly state?: string
  readonly postalcode?: string
  readonly country?: string
}

/** Splits off state and postal code at the end, in either order. A US ZIP code also gives the country. */
function splitCode(text: string): Code {
  const us = /^(.*?)[,\s]*\b([a-z]{2})[,.\s]+(\d{5}(?:-\d{4})?)$/i.exec(text)
  if (us?.[2] && US_STATES.has(us[2].toUpperCase())) {
    return { rest: us[1] ?? '', state: us[2].toUpperCase(), postalcode: us[3] ?? '', country: 'United States' }
  }
  const uk = /^(.*?)[,\s]*\b([a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2})$/i.exec(text)
  if (uk?.[2]) return { rest: uk[1] ?? '', postalcode: uk[2].toUpperCase(), country: 'United Kingdom' }
  const [, beforeCode, postalcode] = /^(.*?)[,\s]*\b(\d{4})$/.exec(text) ?? []
  const [rest, state] = splitState(beforeCode ?? text)
  if (postalcode !== undefined) return { rest, postalcode, ...(state && { state }) }
  // "Cottesloe 6011 WA"
  const [, place, code] = state ? (/^(.*?)[,\s]+(\d{4})$/.exec(rest) ?? []) : []
  return code === undefined ? { rest, ...(state && { state }) } : { rest: place ?? '', state, postalcode: code }
}

function splitState(text: string): readonly [string, string] {
  const names = [...AU_STATES.keys()].join('|')
  const plain = text.replace(/\b(?:[A-Z]\.){2,3}/gi, (dotted) => dotted.replaceAll('.', ''))
  const [, rest, state = ''] = new RegExp(`^(.*?)(?:^|[,\\s]+)(${names})[,.\\s]*$`, 'i').exec(plain) ?? []
  return rest === undefined ? [text, ''] : [rest, stateCode(state)]
}

/** Without a postal code behind it, the end of a line may belong to the street. */
function streetOf(text: string, isWhole: boolean): Pick<ParsedAddress, 'street' | 'city' | 'unsure'> {
  const rest = text.replace(/[\s,]+$/, '')
  if (!isWhole && !rest.includes(',')) return { street: rest }
  const split = splitStreet(rest)
  return split.street === undefined && split.city === undefined && rest ? { unsure: rest } : split
}

function onlyTold(address: { readonly [Part in keyof ParsedAddress]: string | undefined }): ParsedAddress {
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text))
}
