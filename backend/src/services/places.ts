import * as v from 'valibot'
import { notFound, unavailable, unusable } from '../errors/failure'
import type { Failure } from '../errors/failure'

/** Address lookup through Google Places (New); the key stays on the server [EXT-11, EXT-12]. */
export interface Places {
  suggest(input: string, session: string | undefined): Promise<Suggestion[]>
  /** The address of a suggestion. */
  find(placeId: string, session: string | undefined): Promise<PlaceAddress>
}

export interface Suggestion {
  readonly placeId: string
  readonly text: string
  readonly mainText: string
  readonly secondaryText: string
}

export interface PlaceAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalcode: string
  readonly country: string
  readonly lat: number | null
  readonly lng: number | null
}

const Words = v.object({ text: v.string() })
const SuggestionsSchema = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({
            placeId: v.string(),
            types: v.optional(v.array(v.string()), []),
            text: Words,
            structuredFormat: v.optional(v.object({ mainText: Words, secondaryText: v.optional(Words) })),
          }),
        ),
      }),
    ),
    [],
  ),
})

const PlaceSchema = v.object({
  addressComponents: v.optional(
    v.array(
      v.object({
        longText: v.string(),
        shortText: v.optional(v.string()),
        types: v.array(v.string()),
      }),
    ),
    [],
  ),
  location: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
})

export function googlePlaces(base: string, key: string): Places {
  async function ask(path: string, fields: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${base}/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(4000),
    }).catch(() => {
      throw away()
    })
    // An invalid place id gives 400 or 404. A refused search is our own error, for example a wrong key.
    if (body === undefined && [400, 404].includes(response.status)) throw notFound('The address')
    if (!response.ok) throw away()
    return response.json().catch(() => {
      throw away()
    })
  }

  return {
    suggest: async (input, session) => {
      const answer = await ask('places:autocomplete', 'suggestions.placePrediction', {
        input,
        includedRegionCodes: ['au'],
        ...(isSession(session) && { sessionToken: session }),
      })
      const found = parseAnswer(SuggestionsSchema, answer).suggestions
      return found.toSorted((a, b) => Number(isArea(a)) - Number(isArea(b))).flatMap(toSuggestion)
    },
    find: async (placeId, session) => {
      const query = isSession(session) ? `?sessionToken=${session}` : ''
      const answer = await ask(`places/${encodeURIComponent(placeId)}${query}`, 'addressComponents,location')
      return toPlace(parseAnswer(PlaceSchema, answer))
    },
  }
}

/** Session tokens only reduce the cost, so an invalid one is omitted. */
function isSession(session: string | undefined): session is string {
  return session !== undefined && /^[\w-]{1,36}$/.test(session)
}

type PlaceSuggestion = v.InferOutput<typeof SuggestionsSchema>['suggestions'][number]

/** Types of places without a street: a suburb, region or postal code. */
const AREAS = new Set(['political', 'locality', 'postal_code', 'neighborhood', 'colloquial_area', 'natural_feature'])

/** Suggestions without a street come last: Enter takes the first, and nobody can drive to a suburb [OPEN-353]. */
const isArea = ({ placePrediction: found }: PlaceSuggestion) => found?.types.some((type) => AREAS.has(type)) ?? false

function toSuggestion({ placePrediction: found }: PlaceSuggestion): Suggestion[] {
  if (found === undefined) return []
  const { placeId, text, structuredFormat: parts } = found
  const mainText = parts?.mainText.text ?? text.text
  return [{ placeId, text: text.text, mainText, secondaryText: parts?.secondaryText?.text ?? '' }]
}

function toPlace({ addressComponents, location }: v.InferOutput<typeof PlaceSchema>): PlaceAddress {
  const part = (type: string) => addressComponents.find((component) => component.types.includes(type))
  const number = part('street_number')?.longText ?? ''
  const unit = part('subpremise')?.longText
  return {
    street: [unit === undefined ? number : `${unit}/${number}`, part('route')?.longText].filter(Boolean).join(' '),
    city: part('locality')?.longText ?? part('postal_town')?.longText ?? '',
    state: part('administrative_area_level_1')?.shortText ?? '',
    postalcode: part('postal_code')?.longText ?? '',
    country: part('country')?.longText ?? 'Australia',
    lat: location?.latitude ?? null,
    lng: location?.longitude ?? null,
  }
}

function parseAnswer<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, answer)
  if (!result.success) throw unusable('The address service gave no usable answer.')
  return result.output
}

function away(): Failure {
  return unavailable('Address look-up is not available at the moment. Type the address or try again shortly.')
}
