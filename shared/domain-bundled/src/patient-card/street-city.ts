/** Street and suburb of an address without state and postcode; both are absent if they cannot be told apart. */
export interface StreetCity {
  readonly street?: string
  readonly city?: string
}

/** Words that end the name of a street. */
const STREET_TYPES = new Set(
  `st street rd road ave av avenue dr drv drive ct crt court pl place pde parade tce terrace hwy highway cres crescent cr
  crs cl close way lane ln blvd bvd boulevard cct circuit crct grove gr gve esp esplanade loop sq square mall walk wlk mews
  quay qy row alley arcade promenade prom pkwy parkway fwy freeway cir circle track trk trail`.split(/\s+/),
)
/** Street types that never end the name of a suburb: "Wattle Grove" is a suburb, "Wattle Street" is not. */
const NO_SUBURB = new Set(
  `st street road rd ave avenue dr drive ct court hwy highway cres crescent blvd boulevard tce terrace pde parade`.split(
    ' ',
  ),
)
/** "St" may mean "Saint" (St Kilda) or "Street". */
const SAINT = /^st\.?$/i
const POST_BOX =
  /^((?:g?\.?p\.?\s?o\.?|post\s+office|locked|private)\s*(?:mail\s*)?(?:box|bag)\s*(?:no\.?\s*)?[a-z]?\d+[a-z]?)[\s,]+(\D+)$/i
const DIRECTION = /^[nsew]\.?$/i

const plain = (word: string) => word.toLowerCase().replace(/[.,]/g, '')
const isType = (word: string | undefined) => word !== undefined && STREET_TYPES.has(plain(word))

/** Splits at the last comma, or after the word that ends the name of the street [OPEN-355]. */
export function splitStreet(text: string): StreetCity {
  const rest = text.replace(/[\s,]+$/, '')
  if (!/\d/.test(rest)) return withoutNumber(rest)
  const [, box, town] = POST_BOX.exec(rest) ?? []
  if (box !== undefined && town !== undefined) return { street: box, city: tidy(town) }
  const comma = rest.lastIndexOf(',')
  const last = rest.slice(comma + 1).trim()
  if (comma > 0 && !/\d/.test(last) && !namesStreet(last.split(' '))) {
    return { street: rest.slice(0, comma).trim(), city: last }
  }
  return byStreetType(rest.split(' '))
}

/** A text without a number is a suburb, unless it has a comma or the name of a street. */
function withoutNumber(text: string): StreetCity {
  const comma = text.lastIndexOf(',')
  if (comma > 0) return { street: text.slice(0, comma).trim(), city: text.slice(comma + 1).trim() }
  return namesStreet(text.split(' ')) ? byStreetType(['', ...text.split(' ')]) : { city: text }
}

/** Whether a word other than the first is a street type. "St" counts only as the last word, else it may be "Saint". */
const namesStreet = (words: readonly string[]) =>
  words.some((word, at) => at > 0 && NO_SUBURB.has(plain(word)) && !(SAINT.test(word) && at < words.length - 1))

/** The first street type after number and name ends the street. A second one after it makes the split uncertain. */
function byStreetType(words: readonly string[]): StreetCity {
  const number = words.findLastIndex((word) => /\d/.test(word))
  const end = words.findIndex((word, at) => at > number + 1 && isType(word))
  if (end < 0) return {}
  const after = end + (DIRECTION.test(words[end + 1] ?? '') ? 2 : 1)
  const city = words.slice(after)
  const isDoubtful =
    namesStreet(city) || (NO_SUBURB.has(plain(city[0] ?? '')) && !(SAINT.test(city[0] ?? '') && city.length > 1))
  if (city.length === 0) return { street: words.join(' ').trim() }
  return isDoubtful ? {} : { street: words.slice(0, after).join(' ').trim(), city: tidy(city.join(' ')) }
}

const tidy = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')
