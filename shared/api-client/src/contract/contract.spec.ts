import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract } from './index'
import type { ServedEndpoint } from './index'

const endpoints: [string, ServedEndpoint][] = Object.entries(contract)

const pathOf = (name: keyof typeof contract) => {
  const { method, path }: ServedEndpoint = contract[name]
  return `${method} ${path}`
}

describe('calls', () => {
  test.each([
    ['listContacts', 'GET portal/vet/contacts', 'API-08'],
    ['createContact', 'POST portal/contact', 'API-09'],
    ['getContact', 'GET portal/contact/{id}', 'API-10'],
    ['updateContact', 'POST portal/contact/{id}', 'API-10'],
    ['getBrand', 'GET portal/brand', 'API-11'],
    ['getPractice', 'GET portal/vet', 'API-12'],
    ['updatePractice', 'POST portal/vet', 'API-13'],
    ['getAccountManager', 'GET portal/vet/account_manager', 'API-14'],
    ['listServiceTypes', 'GET portal/vet/service_types', 'API-15'],
    ['listBookings', 'GET portal/booking', 'API-16..18'],
    ['listBookingServiceTypes', 'GET portal/booking/service_types', 'API-19'],
    ['getBooking', 'GET portal/booking/{id}', 'API-20, API-21'],
    ['getAuthentication', 'GET portal/authentication/{id}', 'API-22'],
    ['getBookingImages', 'GET portal/booking/image/{id}', 'API-23'],
    ['getActualProducts', 'GET portal/booking/{id}/actual_products', 'API-44'],
    ['createBooking', 'POST portal/booking', 'API-24'],
    ['updateBooking', 'PUT portal/booking/{id}', 'API-25'],
    ['saveSpecialInstructions', 'POST portal/special_instruction', 'API-27'],
    ['replaceSpecialInstructions', 'PUT portal/special_instruction/{id}', 'API-28'],
    ['submitVetSupply', 'POST portal/booking/{id}/submit_vet_supply', 'API-39'],
    ['completeBooking', 'POST portal/booking/{id}/complete', 'API-29'],
    ['listPetTypes', 'GET portal/pet_types', 'API-30'],
    ['listPetBreeds', 'GET portal/pet_breeds', 'API-31'],
    ['listCollectionZones', 'GET portal/postcode/zone', 'API-32'],
    ['getDraftKey', 'GET portal/draft_key/{id}', 'OPEN-15'],
    ['guestLogin', 'POST portal/guest/login', 'API-37'],
    ['getClientDetails', 'GET portal/booking/{id}/client_details', 'API-38'],
    ['listProducts', 'GET portal/product', 'API-40'],
    ['getProduct', 'GET portal/product/{id}', 'API-42'],
    ['getProductOptions', 'GET portal/product/{id}/options', 'API-41'],
    ['getProductImage', 'GET portal/product/{id}/image', 'API-43'],
    ['getStageLabels', 'GET portal/dropdown/vet_facing_string_map', 'EXT-04'],
    ['authorizePresence', 'POST pusher/auth', 'EXT-09'],
    ['autocompletePlaces', 'GET portal/places/autocomplete', 'EXT-11'],
    ['getPlace', 'GET portal/places/{placeId}', 'EXT-12'],
    ['health', 'GET health', 'OPEN-144'],
  ] as const)('%s is %s [%s]', (name, path, _requirement) => expect(pathOf(name)).toBe(path))

  test('an update also accepts POST and PATCH [API-25, OPEN-52]', () => {
    expect(contract.updateBooking.alsoMethods).toEqual(['POST', 'PATCH'])
  })

  test('each endpoint has a unique path and parameters for all its placeholders', () => {
    const seen = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(seen).size).toBe(seen.length)
    for (const [name, { path, params }] of endpoints) {
      expect([name, path.includes('{')]).toEqual([name, params !== undefined])
    }
  })

  test('every write of staff has an idempotency key, every booking update a version', () => {
    // Joining a presence channel is a POST by the service's protocol and writes nothing. A lost count or time does no
    // harm. A search for an owner is a POST to keep it out of URLs [OPEN-205]. Responses with a fresh secret [OPEN-217]
    // or a password [OPEN-290] must not be stored.
    const keyless = new Set([
      'authorizePresence',
      'countParts',
      'findEarlierOwners',
      'beginSecondFactor',
      'changePassword',
    ])
    const writes = endpoints.filter(
      ([name, { method, access }]) => method !== 'GET' && access === 'staff' && !keyless.has(name),
    )
    expect(writes.every(([, endpoint]) => endpoint.idempotent)).toBe(true)
    expect(contract.updateBooking.versioned).toBe(true)
  })
})

describe('the query of the booking list', () => {
  const read = (query: object) => safeParse(contract.listBookings.query, query)

  test('accepts pages as text [API-16, BKG-21]', () => {
    expect(read({ page: '3', page_size: '5' }).output).toMatchObject({ page: 3, page_size: 5 })
    expect(read({}).output).toMatchObject({ page: 1, page_size: 15 })
  })

  test.each(['0', '10001', '1.5', 'abc', '', '-1'])('page %j is refused', (page) => {
    expect(read({ page }).success).toBe(false)
  })

  test('separates stages by commas [OPEN-19]', () => {
    expect(read({ order_stage: 'VP Unsubmitted, Pet Collected - Pending Details,' }).output).toMatchObject({
      order_stage: ['VP Unsubmitted', 'Pet Collected - Pending Details'],
    })
  })

  test('accepts existing days and known sorts only [API-17, OPEN-20, OPEN-22]', () => {
    expect(read({ date_created_from: '2026-02-28', sort: 'pet_name', direction: 'desc' }).success).toBe(true)
    expect(read({ date_created_from: '2026-02-30' }).success).toBe(false)
    expect(read({ date_created_to: '28/02/2026' }).success).toBe(false)
    expect(read({ sort: 'colour' }).success).toBe(false)
    expect(read({ direction: 'up' }).success).toBe(false)
  })
})

const isValid = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success

test('only presence channels of bookings can be joined [EXT-09, OPEN-57]', () => {
  const { body } = contract.authorizePresence
  const socket_id = '123.456'
  expect(isValid(body, { socket_id, channel_name: 'presence-booking-b-1_A' })).toBe(true)
  expect(isValid(body, { socket_id, channel_name: 'private-booking-b1' })).toBe(false)
  expect(isValid(body, { socket_id, channel_name: 'presence-booking-' })).toBe(false)
  expect(isValid(body, { socket_id: '123', channel_name: 'presence-booking-b1' })).toBe(false)
})

test('product categories are a list, type is package or missing [API-40]', () => {
  const { query } = contract.listProducts
  expect(safeParse(query, { category: 'urns,metalUrns' }).output).toMatchObject({
    category: ['urns', 'metalUrns'],
    page_size: 10,
  })
  expect(isValid(query, { type: 'package' })).toBe(true)
  expect(isValid(query, { type: 'other' })).toBe(false)
})

test("accepts both spellings of the summary's image [API-29, OPEN-51]", () => {
  const { body } = contract.completeBooking
  const image = 'data:image/png;base64,AAAA'
  expect(isValid(body, { screenshot_image: image })).toBe(true)
  expect(isValid(body, { screenshotImage: image })).toBe(true)
  expect(isValid(body, {})).toBe(true)
  expect(isValid(body, { screenshot_image: 'https://elsewhere.test/a.png' })).toBe(false)
})

test('special instructions are not empty and at most 50 [API-27, WIZ-103, OPEN-88]', () => {
  const row = (description: string) => ({ id: '', description, opportunity_id: 'b1', completed: false })
  const { body } = contract.saveSpecialInstructions
  const rows = (count: number) => Array.from({ length: count }, () => row('Keep the collar'))
  expect(isValid(body, { opportunity_id: 'b1', special_instructions: rows(50) })).toBe(true)
  expect(isValid(body, { opportunity_id: 'b1', special_instructions: rows(51) })).toBe(false)
  expect(isValid(body, { opportunity_id: 'b1', special_instructions: [row(' ')] })).toBe(false)
})
