import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import type { ApiClientOptions } from './client'
import { ApiError } from './errors'
import { createBooking, getBooking, updateBooking } from './contract/booking'
import { listBookings } from './contract/booking-list'
import { getAuthentication, getClientDetails, guestLogin } from './contract/guest'
import { countParts } from './contract/part-metrics'
import { listPetTypes } from './contract/pet'
import { getPractice, listServiceTypes } from './contract/practice'

const BASE = 'https://portal.test/api/'
const booking = { id: 'b1', version: 4, cstm: { order_stage_c: 'VP Submitted' } }
const submit = { vet_staff_c: 'Ines', service_type: { id: 's1', name: 'Private' } }
const update = { params: { id: 'b1' }, body: submit, idempotencyKey: 'key-1', version: 3 }

const requests: Request[] = []
let answers: (() => Response | Promise<Response>)[] = []
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const networkFailure = () => {
  throw new TypeError('Failed to fetch')
}

const fakeFetch: typeof fetch = async (input, init) => {
  requests.push(new Request(input, init))
  const answer = answers.shift() ?? networkFailure
  return answer()
}

const hooks = {
  onUnauthorized: vi.fn<ApiClientOptions['onUnauthorized']>(),
  onForbidden: vi.fn<ApiClientOptions['onForbidden']>(),
  report: vi.fn<ApiClientOptions['report']>(),
}

function client(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: BASE,
    token: () => 'token-1',
    brand: () => 'VIC EDH',
    fetch: fakeFetch,
    ...hooks,
    ...options,
  })
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('the call should have failed with an ApiError')
}

beforeEach(() => {
  requests.length = 0
  answers = []
  vi.clearAllMocks()
})

test('a call with status 204 gives nothing, and a body in its answer breaks the contract', async () => {
  const body = { parts: [{ remote: 'mf-bookings', version: '1.4.0', counts: ['load' as const] }] }
  answers = [() => new Response(null, { status: 204 }), json({ counted: 1 })]
  expect(await client().call(countParts, { body })).toBeUndefined()
  expect((await failure(client().call(countParts, { body }))).kind).toBe('unexpectedAnswer')
})

describe('requests', () => {
  test('carry token and brand, and begin with the API base [API-01..03]', async () => {
    answers = [json({ data: [], current_page: 2, last_page: 3 })]
    await client().call(listBookings, { query: { page: 2, page_size: 5 } })
    const [request] = requests
    expect(request?.url).toBe(`${BASE}portal/booking?page=2&page_size=5`)
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('Authorization')).toBe('Bearer token-1')
    expect(request?.headers.get('Brand')).toBe('VIC EDH')
  })

  test('an update carries its idempotency key, its version and JSON [API-25]', async () => {
    answers = [json(booking)]
    const answer = await client().call(updateBooking, update)
    const [request] = requests
    expect(request?.method).toBe('PUT')
    expect(request?.url).toBe(`${BASE}portal/booking/b1`)
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(request?.headers.get('If-Match')).toBe('"3"')
    expect(request?.headers.get('Content-Type')).toContain('application/json')
    expect(await request?.json()).toEqual(submit)
    expect(answer?.version).toBe(4)
  })

  test('an update without an id sends nothing [API-26]', async () => {
    expect(await client().call(updateBooking, { ...update, params: { id: '' } })).toBeUndefined()
    expect(requests).toHaveLength(0)
  })
})

describe('responses', () => {
  test('are parsed by the contract: numbers from text, flags, defaults [API-20]', async () => {
    answers = [json({ id: 5, cstm: { ok_cremate_c: '1', collection_freight_fee_c: '45.50' } })]
    const read = await client().call(getBooking, { params: { id: '5' } })
    expect(read).toMatchObject({
      id: '5',
      cstm: { ok_cremate_c: true, collection_freight_fee_c: 45.5 },
      quoted_products: [],
    })
  })

  test('service types arrive as a list or a map [API-15]', async () => {
    answers = [json([{ id: '1', name: 'A' }]), json({ 7: { name: 'B' } })]
    expect(await client().call(listServiceTypes)).toEqual([{ id: '1', name: 'A' }])
    expect(await client().call(listServiceTypes)).toEqual([{ id: '7', name: 'B' }])
  })

  test.each([
    ['not JSON', () => new Response('<html>')],
    ['cut off', () => new Response('{"data":[{"pet_type":"Do', { headers: { 'content-type': 'application/json' } })],
    ['not the contract', json({ data: 'none' })],
  ])('%s: reported as unexpected, never read as an empty list [OPEN-80]', async (_, answer) => {
    answers = [answer]
    const error = await failure(client().call(listPetTypes))
    expect(error).toMatchObject({ kind: 'unexpectedAnswer', status: 200 })
    expect(hooks.report).toHaveBeenCalledWith(error, { endpoint: 'listPetTypes' })
  })
})

describe('failures', () => {
  test('401 calls onUnauthorized, 403 onForbidden; neither is reported [API-04, API-05]', async () => {
    answers = [json({ message: 'Sign in' }, 401), json({ message: 'No' }, 403)]
    const unauthorized = await failure(client().call(getPractice))
    expect(unauthorized).toMatchObject({ kind: 'unauthorized', message: 'Sign in' })
    expect(hooks.onUnauthorized).toHaveBeenCalledExactlyOnceWith(unauthorized, 'token-1')
    const forbidden = await failure(client().call(getPractice))
    expect(hooks.onForbidden).toHaveBeenCalledExactlyOnceWith(forbidden)
    expect(hooks.report).not.toHaveBeenCalled()
  })

  test('guest login, verification and client details keep the session [OPEN-12]', async () => {
    answers = [json({}, 401), json({}, 403), json({}, 401)]
    const guest = { booking_id: 'b1', quoted_product_id: 'l1', phone: '412345678' }
    await failure(client().call(guestLogin, { body: guest }))
    await failure(client().call(getAuthentication, { params: { id: 'l1' } }))
    await failure(client().call(getClientDetails, { params: { id: 'b1' } }))
    expect(hooks.onUnauthorized).not.toHaveBeenCalled()
    expect(hooks.onForbidden).not.toHaveBeenCalled()
  })

  test('500 is reported and not retried [API-06]', async () => {
    answers = [json({ message: 'Broken' }, 500), json({ data: [] })]
    const error = await failure(client().call(listPetTypes))
    expect(error).toMatchObject({ kind: 'server', status: 500, message: 'Broken' })
    expect(hooks.report).toHaveBeenCalledExactlyOnceWith(error, { endpoint: 'listPetTypes' })
    expect(requests).toHaveLength(1)
  })

  test('422 has its detail and is never reported [API-07]', async () => {
    answers = [json({ message: 'Refused', errors: { detail: { weight: 'notPositive' } } }, 422)]
    const error = await failure(client().call(createBooking, { body: submit, idempotencyKey: 'k' }))
    expect(error).toMatchObject({ kind: 'invalid', status: 422, detail: { weight: 'notPositive' } })
    expect(hooks.report).not.toHaveBeenCalled()
  })

  test('an error response of another shape still has its status', async () => {
    const page = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status })
    answers = [page(404), page(502), page(502)]
    expect(await failure(client().call(listPetTypes))).toMatchObject({ kind: 'notFound', detail: null })
    expect(await failure(client().call(listPetTypes))).toMatchObject({ kind: 'server', status: 502 })
  })
})

describe('retries', () => {
  test.each([502, 503, 504])('a read is retried after %d', async (status) => {
    answers = [json({}, status), json({ data: [{ pet_type: 'Dog' }] })]
    expect(await client().call(listPetTypes)).toEqual({ data: [{ pet_type: 'Dog' }] })
    expect(requests).toHaveLength(2)
  })

  test('a read is retried once if the network fails', async () => {
    expect((await failure(client().call(listPetTypes))).kind).toBe('offline')
    expect(requests).toHaveLength(2)
    expect(hooks.report).not.toHaveBeenCalled()
  })

  test('a connection that breaks during the response counts as offline, not as a broken contract', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
    answers = [() => new Response(broken)]
    expect((await failure(client().call(listPetTypes))).kind).toBe('offline')
    expect(hooks.report).not.toHaveBeenCalled()
  })

  test('a write is sent once', async () => {
    expect((await failure(client().call(updateBooking, update))).kind).toBe('offline')
    answers = [json({}, 503)]
    expect((await failure(client().call(updateBooking, update))).kind).toBe('server')
    expect(requests).toHaveLength(2)
  })

  test.each([404, 429])('%d is not retried', async (status) => {
    answers = [json({}, status)]
    await failure(client().call(listPetTypes))
    expect(requests).toHaveLength(1)
  })
})
