import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import { readJson } from '../testing/json'
import { suggestAddresses, suggestion } from './places'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const SuggestionsSchema = v.object({
  suggestions: v.array(
    v.object({
      placePrediction: v.object({
        placeId: v.string(),
        text: v.object({ text: v.string() }),
        structuredFormat: v.object({
          mainText: v.object({ text: v.string() }),
          secondaryText: v.object({ text: v.string() }),
        }),
      }),
    }),
  ),
})
const PlaceSchema = v.strictObject({
  addressComponents: v.array(v.object({ longText: v.string(), shortText: v.string(), types: v.array(v.string()) })),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
})
const key = { 'x-goog-api-key': DEMO_SETTINGS.places.apiKey }
const autocomplete = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${cloud.cloud.urls.places}/v1/places:autocomplete`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...key, ...headers },
  })
const details = (id: string, headers: Record<string, string> = { 'x-goog-fieldmask': 'addressComponents,location' }) =>
  fetch(`${cloud.cloud.urls.places}/v1/places/${id}`, { headers: { ...key, ...headers } })

async function find(input: string) {
  const { suggestions } = await readJson(
    await autocomplete({ input, includedRegionCodes: ['au'], sessionToken: 'abc-1' }),
    SuggestionsSchema,
  )
  const [first] = suggestions
  if (!first) throw new Error('nothing found')
  return readJson(await details(first.placePrediction.placeId), PlaceSchema)
}
const partOf = (place: v.InferOutput<typeof PlaceSchema>, type: string) =>
  place.addressComponents.find(({ types }) => types.includes(type))?.shortText

test('an address is found as typed and read in its parts [EXT-11, EXT-12, WIZ-83]', async () => {
  const place = await find('3/12a banksia st FREM')
  const part = (type: string) => partOf(place, type)
  expect([
    part('subpremise'),
    part('street_number'),
    part('route'),
    part('locality'),
    part('administrative_area_level_1'),
    part('postal_code'),
    part('country'),
  ]).toEqual(['3', '12A', 'Banksia Street', 'Fremantle', 'WA', '6160', 'AU'])
  expect(place.location.latitude).toBeCloseTo(-32.056, 1)
})

test('one suburb has no postcode and one road no suburb [WIZ-84, WIZ-85]', async () => {
  const remote = await find('1 High St Lockhart')
  expect([partOf(remote, 'locality'), partOf(remote, 'postal_code')]).toEqual(['Lockhart River', undefined])
  const road = await find('great northern hwy')
  expect([partOf(road, 'locality'), partOf(road, 'postal_code')]).toEqual([undefined, '6725'])
})

test('a street that was typed comes before a suburb of that name', () => {
  const texts = (input: string) =>
    suggestAddresses(input).map((address) => suggestion(address).placePrediction.text.text)
  expect(texts('12 banksia cott')).toEqual(['12 Banksia Street, Cottesloe WA, Australia'])
  expect(texts('scarb')).toEqual([
    '12 Scarborough Beach Road, Scarborough WA, Australia',
    '12 Brighton Road, Scarborough WA, Australia',
    '12 Hastings Street, Scarborough WA, Australia',
    '12 The Esplanade, Scarborough WA, Australia',
  ])
  expect(texts("7 o'con north ad")).toEqual(["7 O'Connell Street, North Adelaide SA, Australia"])
  expect(texts('street banksia')).toEqual([])
})

test('other countries and unknown words give an empty answer', async () => {
  expect(await (await autocomplete({ input: 'Fremantle', includedRegionCodes: ['nz'] })).json()).toEqual({})
  expect(await (await autocomplete({ input: 'zzzz' })).json()).toEqual({})
})

test('the field mask chooses what is answered, and is required for a place', async () => {
  const narrow = await autocomplete(
    { input: 'Carnarvon Street Broome' },
    { 'x-goog-fieldmask': 'suggestions.placePrediction.placeId' },
  )
  const [first] = (
    await readJson(
      narrow,
      v.object({
        suggestions: v.array(v.object({ placePrediction: v.strictObject({ placeId: v.string() }) })),
      }),
    )
  ).suggestions
  const id = first?.placePrediction.placeId ?? ''
  expect((await details(id, {})).status).toBe(400)
  expect(await (await details(id, { 'x-goog-fieldmask': 'id,formattedAddress' })).json()).toEqual({
    id,
    formattedAddress: '12 Carnarvon Street, Broome WA 6725, Australia',
  })
  expect(Object.keys(Object(await (await details(id, { 'x-goog-fieldmask': '*' })).json()))).toContain('types')
  expect((await details(id, { 'x-goog-fieldmask': '{}' })).status).toBe(400)
})

test('the key is checked', async () => {
  expect((await fetch(`${cloud.cloud.urls.places}/v1/places/x`)).status).toBe(403)
  expect((await autocomplete({ input: 'a' }, { 'x-goog-api-key': 'guess' })).status).toBe(400)
})

test.each<[string, unknown]>([
  ['no input', {}],
  ['an empty input', { input: '  ' }],
  ['NUL', { input: 'a\0' }],
  ['a region that is none', { input: 'a', includedRegionCodes: ['australia'] }],
  ['no JSON', '{'],
])("%s is refused in Google's form", async (_, body) => {
  const answer = await autocomplete(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
})

test('an unknown id is 404, a body that is too large 413', async () => {
  expect((await details('ChIJnope')).status).toBe(404)
  expect((await autocomplete(`{"input":"${'a'.repeat(20_000)}"}`)).status).toBe(413)
})
