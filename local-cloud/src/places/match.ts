import { localities, numberFrom, streets } from './gazetteer'
import { HOUSE_NUMBER, ROADHOUSE_WORDS } from './place-id'
import type { Locality, Street } from './gazetteer'
import type { Place } from './place-id'

const MOST_SUGGESTIONS = 5
const STREETS_OF_A_LOCALITY = 4
const COUNTRY_WORDS = ['australia']

const wordsOf = (text: string) =>
  text
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter(Boolean)

interface Searchable<T> {
  value: T
  words: readonly string[]
}

const streetIndex: readonly Searchable<Street>[] = streets.map((street) => {
  const abbreviation = wordsOf(street.abbreviated).at(-1) ?? ''
  return { value: street, words: [...wordsOf(street.name), abbreviation] }
})
const localityIndex: readonly Searchable<Locality>[] = localities.map((locality) => ({
  value: locality,
  words: [...wordsOf(locality.name), locality.state.toLowerCase(), locality.postcode, ...COUNTRY_WORDS].filter(Boolean),
}))
const roadhouseWords = wordsOf(ROADHOUSE_WORDS)

/** Whether every typed word begins a word of the name, in the same order; where the first one did. */
function beginsAt(typed: readonly string[], words: readonly string[]): number {
  let at = -1
  let first = -1
  for (const word of typed) {
    at = words.findIndex((candidate, index) => index > at && candidate.startsWith(word))
    if (at < 0) return -1
    if (first < 0) first = at
  }
  return Math.max(first, 0)
}

/** Names that match, those matched from their first word on before the others. */
function matching<T>(typed: readonly string[], index: readonly Searchable<T>[]): T[] {
  const found = index.flatMap(({ value, words }) => {
    const at = beginsAt(typed, words)
    return at < 0 ? [] : [{ value, at, words }]
  })
  const isExact = ({ words }: { words: readonly string[] }) =>
    words.slice(0, typed.length).join(' ') === typed.join(' ')
  return found.sort((a, b) => a.at - b.at || Number(isExact(b)) - Number(isExact(a))).map(({ value }) => value)
}

const addressIn = (locality: Locality, street: Street, number?: string): Place => ({
  kind: 'address',
  number: number ?? String((numberFrom(`${street.name}${locality.name}`) % 120) + 1),
  street,
  locality,
})

/** Every way to read the words as a street and then a locality, longest street first. */
function addresses(words: readonly string[], number: string | undefined): Place[] {
  const found: Place[] = []
  for (let split = words.length; split > 0 && found.length < MOST_SUGGESTIONS; split -= 1) {
    const inLocalities = matching(words.slice(split), localityIndex)
    for (const street of matching(words.slice(0, split), streetIndex).slice(0, MOST_SUGGESTIONS)) {
      for (const locality of inLocalities.slice(0, MOST_SUGGESTIONS)) found.push(addressIn(locality, street, number))
    }
  }
  return found
}

/** A locality typed alone: itself, unless a house number was given, and some of its streets. */
function inLocality(words: readonly string[], number: string | undefined): Place[] {
  const [locality] = matching(words, localityIndex)
  if (!locality) return []
  const start = numberFrom(locality.name) % streets.length
  const some = Array.from(
    { length: STREETS_OF_A_LOCALITY + 1 },
    (_, step) => streets[(start + step * 7) % streets.length],
  )
    .filter((street) => street !== undefined)
    .map((street) => addressIn(locality, street, number))
  return number === undefined ? [{ kind: 'locality', locality }, ...some] : some
}

function readsAsLocality(words: readonly string[]): boolean {
  const [typed = ''] = words
  const best = matching(words, localityIndex)[0]
  return (
    best !== undefined && (wordsOf(best.name)[0] ?? '').startsWith(typed) && matching(words, streetIndex).length === 0
  )
}

/** At most five places for what was typed: an optional house number, then words in order. */
export function suggestPlaces(input: string): Place[] {
  const [first = '', ...rest] = wordsOf(input)
  const isNumber = HOUSE_NUMBER.test(first.toUpperCase())
  const number = isNumber ? first.toUpperCase() : undefined
  const words = isNumber ? rest : [first, ...rest].filter(Boolean)
  if (words.length === 0) return number === undefined ? [] : inLocality(['perth'], number).slice(0, MOST_SUGGESTIONS)
  const roadhouse: Place[] =
    number === undefined && beginsAt(words, roadhouseWords) === 0 ? [{ kind: 'roadhouse' }] : []
  const [street, town] = [addresses(words, number), inLocality(words, number)]
  const ordered = readsAsLocality(words) ? [...town, ...street] : [...street, ...town]
  return [...ordered.slice(0, MOST_SUGGESTIONS - roadhouse.length), ...roadhouse]
}
