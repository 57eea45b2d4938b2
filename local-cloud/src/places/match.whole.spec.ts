import { expect, test } from 'vitest'
import { localities, streets } from './gazetteer'
import { suggestPlaces } from './match'
import { placeIdOf, placeOfId } from './place-id'
import { placeAnswer, suggestion } from './place'

const texts = (input: string) => suggestPlaces(input).map((place) => suggestion(place).placePrediction.text.text)

test('the table holds at least 600 localities of all states, each with a place in Australia', () => {
  expect(localities.length).toBeGreaterThanOrEqual(600)
  expect(new Set(localities.map(({ name, state }) => `${name} ${state}`)).size).toBe(localities.length)
  expect(localities.filter(({ postcode }) => !/^\d{4}$/.test(postcode)).map(({ name }) => name)).toEqual([
    'Lockhart River',
  ])
  expect(
    localities.filter(
      ({ latitude, longitude }) => latitude > -10 || latitude < -44 || longitude < 113 || longitude > 154,
    ),
  ).toEqual([])
  const near = (latitude: number, longitude: number) =>
    localities.filter((locality) => Math.hypot(locality.latitude - latitude, locality.longitude - longitude) < 0.6)
      .length
  expect(near(-31.95, 115.86)).toBeGreaterThan(200)
  expect(near(-37.81, 144.96)).toBeGreaterThan(200)
  expect(new Set(localities.map(({ state }) => state))).toEqual(
    new Set(['WA', 'VIC', 'NSW', 'QLD', 'SA', 'TAS', 'ACT', 'NT']),
  )
  expect(localities.filter(({ latitude }) => latitude > -18).length).toBeGreaterThan(20)
  expect(streets.length).toBeGreaterThan(50)
})

test('street and locality by the beginnings of their words, in any case', () => {
  expect(texts('12 Banksia St Frem')).toEqual([
    '12 Banksia Street, Fremantle WA, Australia',
    '12 Banksia Street, East Fremantle WA, Australia',
    '12 Banksia Street, North Fremantle WA, Australia',
    '12 Banksia Street, South Fremantle WA, Australia',
  ])
  expect(texts('12 BANKSIA street fremantle wa 6160')).toEqual(['12 Banksia Street, Fremantle WA, Australia'])
  expect(texts('  3/12a the  espl, cottes ')).toEqual(['3/12A The Esplanade, Cottesloe WA, Australia'])
  expect(texts('5 bay view tce mosman pk')).toEqual([])
  expect(texts('5 bay view tce mosman p')[0]).toBe('5 Bay View Terrace, Mosman Park WA, Australia')
})

test('words count in their order only', () => {
  expect(texts('12 st banksia fremantle')).toEqual([])
  expect(texts('fremantle east')).not.toContain('East Fremantle, WA, Australia')
})

test('a locality alone gives itself first, then streets there', () => {
  const [first, ...rest] = texts('Fremantle')
  expect(first).toBe('Fremantle, WA, Australia')
  expect(rest).toHaveLength(4)
  expect(rest.every((text) => /^\d+ .+, Fremantle WA, Australia$/.test(text))).toBe(true)
  expect(texts('victoria park')[0]).toBe('Victoria Park, WA, Australia')
  expect(texts('st kilda')[0]).toBe('St Kilda, VIC, Australia')
  expect(texts('kings park vic')[0]).toBe('Kings Park, VIC, Australia')
  expect(texts("o'connor")[0]).toBe("O'Connor, WA, Australia")
})

test('a street without number gives whole addresses', () => {
  expect(texts('banksia st frem')[0]).toMatch(/^\d+ Banksia Street, Fremantle WA, Australia$/)
})

test('one character is enough; what is nowhere gives nothing', () => {
  expect(texts('b')).toHaveLength(5)
  expect(texts('12')).toHaveLength(5)
  expect(texts('zzz')).toEqual([])
  expect(texts('...')).toEqual([])
  expect(texts('北京')).toEqual([])
})

test("every suggestion's id leads back to its place", () => {
  for (const input of ['12 Banksia St Frem', 'Fremantle', 'sandfire', '3/12a high st subiaco']) {
    for (const place of suggestPlaces(input)) expect(placeOfId(placeIdOf(place))).toEqual(place)
  }
})

test('an id that was not made here leads nowhere', () => {
  const id = (content: unknown) => `ChIJ${Buffer.from(JSON.stringify(content)).toString('base64url')}`
  expect(placeOfId(id(['a', '12', 'Banksia Street', 'Fremantle', 'WA']))).toBeDefined()
  const foreign = [
    ['a', '12', 'Banksia Street', 'Fremantle', 'VIC'],
    ['a', '12', 'Nowhere Street', 'Fremantle', 'WA'],
    ['a', 'DROP', 'Banksia Street', 'Fremantle', 'WA'],
    ['a', '12', 'Banksia Street', '__proto__', 'WA'],
    ['l', 'Atlantis', 'WA'],
    ['x'],
    {},
    null,
  ]
  expect(foreign.filter((content) => placeOfId(id(content)) !== undefined)).toEqual([])
  expect([placeOfId(''), placeOfId('ChIJ'), placeOfId('ChIJ%%%'), placeOfId('../..')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('an address near its locality, the same each time', () => {
  const answer = placeAnswer({
    kind: 'address',
    number: '3/12A',
    street: { name: 'High Street', abbreviated: 'High St' },
    locality: {
      name: 'Subiaco',
      state: 'WA',
      postcode: '6008',
      latitude: -31.949,
      longitude: 115.826,
    },
  })
  expect(answer.formattedAddress).toBe('3/12A High St, Subiaco WA 6008, Australia')
  expect(answer.addressComponents.map(({ longText, types }) => [types[0], longText])).toEqual([
    ['subpremise', '3'],
    ['street_number', '12A'],
    ['route', 'High Street'],
    ['locality', 'Subiaco'],
    ['administrative_area_level_1', 'Western Australia'],
    ['country', 'Australia'],
    ['postal_code', '6008'],
  ])
  expect(Math.abs(answer.location.latitude + 31.949)).toBeLessThan(0.006)
  expect(Math.abs(answer.location.longitude - 115.826)).toBeLessThan(0.006)
})
