/** An address as far as words tell it. */
export interface ReadAddress {
  readonly street?: string
  readonly city?: string
  readonly state?: string
  readonly postalcode?: string
  readonly country?: string
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
const COUNTRIES = new Map(
  Object.entries({
    au: 'Australia',
    aus: 'Australia',
    australia: 'Australia',
    nz: 'New Zealand',
    'new zealand': 'New Zealand',
    us: 'United States',
    usa: 'United States',
    'united states': 'United States',
    'united states of america': 'United States',
  }),
)
const STREET_END =
  /^(.*\d.*\b(?:st|street|rd|road|ave|avenue|dr|drive|ct|court|pl|place|pde|parade|tce|terrace|hwy|highway|cres|crescent|cl|close|way|lane|ln|blvd|boulevard|cct|circuit|grove|gr|esp|esplanade|loop|rise|sq|square)\b\.?)[\s,]+(\D+)$/i

/** The code of an Australian state; '' for none. */
export const stateCode = (text: string): string => AU_STATES.get(text.toLowerCase().replaceAll('.', '').trim()) ?? ''

/** The country by its usual name, where that is known. */
export const countryNamed = (text: string): string =>
  COUNTRIES.get(text.toLowerCase().replaceAll('.', '').trim()) ?? text

export const isKnownCountry = (text: string): boolean => [...COUNTRIES.values()].includes(text)

export const isUsZip = (text: string): boolean => /^\d{5}(?:-\d{4})?$/.test(text)

/** Whether the words end with a postcode, so that the address is whole. */
export function hasPostalCode(text: string): boolean {
  return /\b\d{4,5}(?:-\d{4})?\b/.test(text.replace(/^\D*\d+\S*/, ''))
}

/** No address is longer; the expressions below cost more than twice for twice the length. */
const LONGEST_ADDRESS = 500

/** Reads an address that is written in one; a longer text is left whole. `isLocality` when it names no street. */
export function readAddress(text: string, isLocality = false): ReadAddress {
  if (text.length > LONGEST_ADDRESS) return isLocality ? { city: text } : { street: text }
  const [withoutCountry, country] = splitCountry(text.replace(/\s+/g, ' ').replace(/[\s,]+$/, ''))
  const { rest, ...found } = splitCode(withoutCountry)
  const ofCountry = found.country ?? country
  const named = ofCountry && ofCountry !== 'Australia' ? { country: ofCountry } : {}
  const parts = isLocality ? { city: rest } : splitStreet(rest, found.postalcode !== undefined)
  return onlyTold({ ...parts, state: found.state, postalcode: found.postalcode, ...named })
}

function splitCountry(text: string): readonly [string, string | undefined] {
  const [, rest, last = ''] =
    /^(.*?)[,\s]+(new zealand|united states(?: of america)?|australia|usa?|nz|aus?)\.?$/i.exec(text) ?? []
  return rest === undefined ? [text, undefined] : [rest, countryNamed(last)]
}

interface Code {
  readonly rest: string
  readonly state?: string
  readonly postalcode?: string
  readonly country?: string
}

/** State and postcode at the end, in either order; an American ZIP code tells its country. */
function splitCode(text: string): Code {
  const us = /^(.*?)[,\s]*\b([a-z]{2})[,.\s]+(\d{5}(?:-\d{4})?)$/i.exec(text)
  if (us?.[2] && US_STATES.has(us[2].toUpperCase())) {
    return { rest: us[1] ?? '', state: us[2].toUpperCase(), postalcode: us[3] ?? '', country: 'United States' }
  }
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

/** Without a code behind it the last word of a line may be the street's own. */
function splitStreet(text: string, isWhole: boolean): Pick<ReadAddress, 'street' | 'city'> {
  const rest = text.replace(/[\s,]+$/, '')
  const comma = rest.lastIndexOf(',')
  const last = rest.slice(comma + 1).trim()
  if (comma > 0 && !/\d/.test(last)) return { street: rest.slice(0, comma).trim(), city: last }
  const [, street, city] = (isWhole ? STREET_END.exec(rest) : null) ?? []
  if (street !== undefined && city !== undefined) return { street, city: city.trim() }
  return isWhole && !/\d/.test(rest) ? { city: rest } : { street: rest }
}

function onlyTold(address: { readonly [Part in keyof ReadAddress]: string | undefined }): ReadAddress {
  return Object.fromEntries(Object.entries(address).filter(([, text]) => text))
}
