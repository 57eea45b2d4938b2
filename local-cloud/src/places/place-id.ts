import * as v from 'valibot'
import { parseJson } from '../http/clean-text'
import { findLocality, findStreet } from './gazetteer'
import { PLACE_WITHOUT_CITY } from './localities.data'
import type { Locality, Street } from './gazetteer'

export type Place =
  | { kind: 'address'; number: string; street: Street; locality: Locality }
  | { kind: 'locality'; locality: Locality }
  | { kind: 'roadhouse' }

/** 12, 12A, 3/12 or 12-14. */
export const HOUSE_NUMBER = /^(?:\d{1,4}[A-Z]?\/)?\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/

const AddressSchema = v.tuple([
  v.literal('a'),
  v.pipe(v.string(), v.regex(HOUSE_NUMBER)),
  v.string(),
  v.string(),
  v.string(),
])
const LocalitySchema = v.tuple([v.literal('l'), v.string(), v.string()])
const RoadhouseSchema = v.tuple([v.literal('r')])
const ContentSchema = v.union([AddressSchema, LocalitySchema, RoadhouseSchema])

const PREFIX = 'ChIJ'

function contentOf(place: Place): v.InferOutput<typeof ContentSchema> {
  if (place.kind === 'roadhouse') return ['r']
  const { name, state } = place.locality
  return place.kind === 'locality' ? ['l', name, state] : ['a', place.number, place.street.name, name, state]
}

/** The id holds the whole place, so that nothing has to be remembered between the two calls. */
export function placeIdOf(place: Place): string {
  return PREFIX + Buffer.from(JSON.stringify(contentOf(place))).toString('base64url')
}

/** The place of an id this service made, or undefined. */
export function placeOfId(id: string): Place | undefined {
  if (!/^ChIJ[\w-]{1,400}$/.test(id)) return undefined
  const text = Buffer.from(id.slice(PREFIX.length), 'base64url').toString('utf8')
  const content = v.safeParse(ContentSchema, parseJson(text))
  if (!content.success) return undefined
  const parts = content.output
  if (parts[0] === 'r') return { kind: 'roadhouse' }
  if (parts[0] === 'l') {
    const locality = findLocality(parts[1], parts[2])
    return locality && { kind: 'locality', locality }
  }
  const street = findStreet(parts[2])
  const locality = findLocality(parts[3], parts[4])
  return street && locality && { kind: 'address', number: parts[1], street, locality }
}

/** The words the roadhouse is found by. */
export const ROADHOUSE_WORDS = `${PLACE_WITHOUT_CITY.name} ${PLACE_WITHOUT_CITY.route}`
