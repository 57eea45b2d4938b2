import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stubServer } from '../../test/stub-server'
import type { StubServer } from '../../test/stub-server'
import { googlePlaces } from './places'
import type { Places } from './places'

let stub: StubServer
let places: Places
beforeAll(async () => {
  stub = await stubServer()
  places = googlePlaces(stub.url, 'secret-key')
})
afterAll(() => stub.stop())

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
})

describe('suggestions [EXT-11, WIZ-83]', () => {
  test('are requested for Australia only, with the key in a header', async () => {
    stub.answer = {
      status: 200,
      body: {
        suggestions: [
          {
            placePrediction: {
              placeId: 'p1',
              text: { text: '12 Marine Parade, Cottesloe WA' },
              structuredFormat: {
                mainText: { text: '12 Marine Parade' },
                secondaryText: { text: 'Cottesloe WA' },
              },
            },
          },
          { queryPrediction: { text: { text: 'marine shops' } } },
        ],
      },
    }
    expect(await places.suggest('12 mar', 'session-1')).toEqual([
      {
        placeId: 'p1',
        text: '12 Marine Parade, Cottesloe WA',
        mainText: '12 Marine Parade',
        secondaryText: 'Cottesloe WA',
      },
    ])
    const [asked] = stub.seen.slice(-1)
    expect([asked?.method, asked?.url, asked?.headers['x-goog-api-key']]).toEqual([
      'POST',
      '/v1/places:autocomplete',
      'secret-key',
    ])
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      input: '12 mar',
      includedRegionCodes: ['au'],
      sessionToken: 'session-1',
    })
  })

  test('rank addresses with a street before suburbs [OPEN-353]', async () => {
    const found = (placeId: string, ...types: string[]) => ({
      placePrediction: { placeId, types, text: { text: placeId } },
    })
    const suggestions = [
      found('suburb', 'locality', 'political', 'geocode'),
      found('home', 'street_address'),
      found('postcode', 'postal_code'),
      found('street', 'route'),
    ]
    stub.answer = { status: 200, body: { suggestions } }
    const ids = (await places.suggest('fremantle', undefined)).map(({ placeId }) => placeId)
    expect(ids).toEqual(['home', 'street', 'suburb', 'postcode'])
  })
})

describe('an address [EXT-12]', () => {
  test('is built from its components', async () => {
    stub.answer = {
      status: 200,
      body: {
        addressComponents: [
          component('subpremise', '3'),
          component('street_number', '12'),
          component('route', 'Marine Parade'),
          component('locality', 'Cottesloe'),
          component('administrative_area_level_1', 'Western Australia', 'WA'),
          component('postal_code', '6011'),
          component('country', 'Australia', 'AU'),
        ],
        location: { latitude: -31.99, longitude: 115.75 },
      },
    }
    expect(await places.find('a b/c', undefined)).toEqual({
      street: '3/12 Marine Parade',
      city: 'Cottesloe',
      state: 'WA',
      postalcode: '6011',
      country: 'Australia',
      lat: -31.99,
      lng: 115.75,
    })
    expect(stub.seen.at(-1)?.url).toBe('/v1/places/a%20b%2Fc')
  })

  test.each([
    [404, 'The address was not found.'],
    [400, 'The address was not found.'],
    [500, 'Address look-up is not available'],
  ])('status %i gives: %s', async (status, message) => {
    stub.answer = { status, body: { error: {} } }
    await expect(places.find('p', undefined)).rejects.toThrow(message)
  })
})

test('an invalid or missing response means that the service is down', async () => {
  stub.answer = { status: 200, body: '<html>' }
  await expect(places.suggest('abc', undefined)).rejects.toMatchObject({ kind: 'unavailable' })
  stub.answer = { status: 200, body: { suggestions: 7 } }
  await expect(places.suggest('abc', undefined)).rejects.toMatchObject({ kind: 'unusable' })
  stub.answer = { status: 403, body: {} }
  await expect(places.suggest('abc', undefined)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(googlePlaces('http://127.0.0.1:9', 'k').suggest('abc', undefined)).rejects.toMatchObject({
    kind: 'unavailable',
  })
})
