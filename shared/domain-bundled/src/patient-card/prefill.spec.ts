import { expect, test } from 'vitest'
import { MOST_CARD_BYTES, PREFILL } from './card'
import { readHandedOver, readPrefill } from './prefill'

/** Encodes like other software would: UTF-8 in URL-safe base64. */
const encoded = (json: string) => Buffer.from(json, 'utf8').toString('base64url')
const read = (value: unknown) => readPrefill(encoded(JSON.stringify(value)))

test('reads every field of a card that was handed over [OPEN-188]', () => {
  expect(PREFILL).toBe('#prefill=')
  const card = read({
    version: 1,
    owner: {
      firstName: 'Zoë',
      lastName: "O'Brien",
      phoneNumber: '0412 345 678',
      email: 'zoe@example.test',
      address: { street: '12 Hill Street', city: 'Cottesloe', state: 'WA', postalcode: '6011', country: 'Australia' },
    },
    pet: { firstName: ' Bella ', lastName: '', type: 'Canine', breed: 'Pug', sex: 'FS', weight: 8.4 },
  })
  expect(card).toEqual({
    'owner.firstName': 'Zoë',
    'owner.lastName': "O'Brien",
    'owner.phoneNumber': '0412 345 678',
    'owner.email': 'zoe@example.test',
    'owner.address.street': '12 Hill Street',
    'owner.address.city': 'Cottesloe',
    'owner.address.state': 'WA',
    'owner.address.postalcode': '6011',
    'owner.address.country': 'Australia',
    'pet.firstName': 'Bella',
    'pet.type': 'Canine',
    'pet.breed': 'Pug',
    'pet.sex': 'Female',
    'pet.weight': '8.4',
  })
})

test('also reads padding and plain base64', () => {
  const json = '{"version":1,"pet":{"firstName":"Bärli ~~~ ???"}}'
  const plain = Buffer.from(json, 'utf8').toString('base64')
  expect(plain).toMatch(/[+/]|=$/)
  expect(readPrefill(plain)).toEqual({ 'pet.firstName': 'Bärli ~~~ ???' })
})

test('cleans names as on a card and reports what was removed [OPEN-355]', () => {
  const told = {
    version: 1,
    owner: { firstName: 'Mrs Jane 0412 345 678', lastName: 'Citizen (Owner)' },
    pet: { firstName: 'Bella (Deceased 2/11/26) (VIP)', weight: 4 },
  }
  expect(readHandedOver(encoded(JSON.stringify(told)))).toEqual({
    card: {
      'owner.firstName': 'Jane',
      'owner.lastName': 'Citizen',
      'owner.phoneNumber': '0412 345 678',
      'pet.firstName': 'Bella',
      'pet.weight': '4',
    },
    notUnderstood: ['(VIP)'],
  })
  const dead = { version: 1, pet: { firstName: 'Deceased', sex: 'FS' } }
  expect(readHandedOver(encoded(JSON.stringify(dead)))).toEqual({
    card: { 'pet.sex': 'Female' },
    notUnderstood: ['Deceased'],
  })
})

const pet = { firstName: 'Bella' }
test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', encoded('{"version":1,')],
  ['a list', encoded('[1]')],
  ['lists in lists', encoded('['.repeat(16_000))],
])('%s is refused without throwing [OPEN-189]', (_, text) => {
  expect(readPrefill(text)).toBeNull()
})

test.each([
  ['no version', { pet }],
  ['another version', { version: 2, pet }],
  ['only empty texts', { version: 1, pet: { firstName: ' ' } }],
  ['an unknown member', { version: 1, pet, submit: true }],
  ['an unknown member within', { version: 1, pet: { ...pet, microchip: '1' } }],
  ['an object for a text', { version: 1, pet: { firstName: { toString: 'x' } } }],
  ['a text for the weight', { version: 1, pet: { ...pet, weight: '8.4' } }],
])('%s is refused as a card [OPEN-189]', (_, value) => {
  expect(read(value)).toBeNull()
})

test('reads 32 KB and refuses one byte more', () => {
  const json = (fill: string) => `{"version":1,"pet":{"firstName":"${fill}"}}`
  const most = 'x'.repeat(MOST_CARD_BYTES - json('').length)
  expect(readPrefill(encoded(json(most)))).toEqual({ 'pet.firstName': most })
  expect(readPrefill(encoded(json(`${most}x`)))).toBeNull()
})
