import { SUBURBS } from './addresses.data'

type State = keyof typeof SUBURBS

const STATE_NAMES: Readonly<Record<State, string>> = {
  WA: 'Western Australia',
  VIC: 'Victoria',
  NSW: 'New South Wales',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}
const STATES: readonly State[] = ['WA', 'VIC', 'NSW', 'QLD', 'SA', 'TAS', 'ACT', 'NT']
const MOST_SUGGESTIONS = 5
/** House number of suggestions for a search without one. */
const DEFAULT_NUMBER = '12'

const ABBREVIATIONS: Readonly<Record<string, string>> = { rd: 'road', tce: 'terrace', pde: 'parade', hwy: 'highway' }
/** Normalised words. Abbreviations that are not prefixes of their words are expanded. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS[word] ?? word)
}

const STREETS = STATES.flatMap((state) =>
  SUBURBS[state].flatMap(([suburb, postcode, latitude, longitude, streets]) =>
    streets.split(', ').map((street) => {
      const words = wordsOf(`${street} ${suburb} ${state} ${postcode} Australia`)
      return { street, suburb, state, postcode, location: { latitude, longitude }, words }
    }),
  ),
)
type Street = (typeof STREETS)[number]

/** House numbers are 12, 12A, 3/12 or 12-14. */
interface Address {
  readonly number: string
  readonly street: Street
}

const NUMBER = String.raw`(?:\d{1,4}[A-Z]?\/)?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?`
const TYPED = new RegExp(String.raw`^\s*(?:(${NUMBER})(?:[\s,]+|$))?(.*)$`, 'is')
const ID = new RegExp(`^(${NUMBER})@(\\d{1,3})$`)
const PREFIX = 'ChIJ'

/** Index of the word that starts with the first typed word; -1 unless all typed words match in order. */
function matchIndex(typed: readonly string[], words: readonly string[]): number {
  const places: number[] = []
  for (const word of typed) {
    const from = (places.at(-1) ?? -1) + 1
    const at = words.findIndex((each, index) => index >= from && each.startsWith(word))
    if (at === -1) return -1
    places.push(at)
  }
  return places[0] ?? 0
}

/** At most five addresses for an optional house number and word prefixes. Matches of the street come first. */
export function suggestAddresses(input: string): readonly Address[] {
  const [, number = DEFAULT_NUMBER, rest = ''] = TYPED.exec(input) ?? []
  const typed = wordsOf(rest)
  if (typed.length === 0 && /\S/.test(rest)) return []
  return STREETS.map((street) => ({ number: number.toUpperCase(), street, at: matchIndex(typed, street.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_SUGGESTIONS)
}

/** The id encodes the address, so that the second call needs no stored state. */
const idOf = ({ number, street }: Address) =>
  PREFIX + Buffer.from(`${number}@${STREETS.indexOf(street)}`).toString('base64url')

/** Undefined for an unknown id. */
export function addressOfId(id: string): Address | undefined {
  if (!id.startsWith(PREFIX)) return undefined
  const [, number = '', index = ''] = ID.exec(Buffer.from(id.slice(PREFIX.length), 'base64url').toString('utf8')) ?? []
  const street = STREETS[Number(index || Number.NaN)]
  return street && { number, street }
}

const component = (longText: string, shortText: string, ...types: string[]) =>
  longText === '' ? [] : [{ longText, shortText, types, languageCode: 'en' }]

/** Google's answer with the address components. */
export function placeDetails(address: Address) {
  const { number, street } = address
  const [houseNumber = '', unit = ''] = number.split('/').toReversed()
  const { suburb, state, postcode } = street
  return {
    id: idOf(address),
    types: ['street_address'],
    formattedAddress: `${number} ${street.street}, ${[suburb, state, postcode].filter(Boolean).join(' ')}, Australia`,
    addressComponents: [
      ...component(unit, unit, 'subpremise'),
      ...component(houseNumber, houseNumber, 'street_number'),
      ...component(street.street, street.street, 'route'),
      ...component(suburb, suburb, 'locality', 'political'),
      ...component(STATE_NAMES[state], state, 'administrative_area_level_1', 'political'),
      ...component('Australia', 'AU', 'country', 'political'),
      ...component(postcode, postcode, 'postal_code'),
    ],
    location: street.location,
  }
}

/** Google's answer for one suggestion. */
export function suggestion(address: Address) {
  const { number, street } = address
  const [main, secondary] = [`${number} ${street.street}`, `${street.suburb} ${street.state}, Australia`.trim()]
  const placeId = idOf(address)
  return {
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${main}, ${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: ['street_address'],
    },
  }
}
