import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { sourceDigests } from '@portal/api-client/digests'
import { addTime } from '@portal/domain'
import { PRIVATE, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'
import { tidyUp } from '../db/housekeeping'

const api = specApi()

describe('refuses text that cannot be stored', () => {
  test.each([
    ['a NUL in the path', 'portal/booking/a%00b'],
    ['a NUL in the query', 'portal/pet_breeds?search=%00'],
    ['half a surrogate pair in the query', 'portal/pet_breeds?search=%ED%A0%80'],
    ['a broken percent code', 'portal/vet?x=%zz'],
    ['bytes that are not UTF-8', 'portal/vet?x=%ff'],
  ])('%s gives 400', async (_what, path) => {
    expect((await api.ask('GET', path)).status).toBe(400)
  })

  test('NUL in a key of the body gives 400', async () => {
    expect((await api.ask('POST', 'portal/booking', { body: '{"a\\u0000b":1}' })).status).toBe(400)
  })
})

describe('headers', () => {
  test('responses have security headers', async () => {
    const { headers } = await api.ask('GET', 'portal/vet')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(headers.get('etag')).toMatch(/^"\d+"$/)
  })
})

describe('addresses', () => {
  test('an unknown URL gives 404 with a message', async () => {
    const reply = await api.ask('GET', 'portal/nothing')
    expect([reply.status, reply.body]).toEqual([404, { message: 'The address was not found.' }])
  })

  test('the OpenAPI document contains the digests of the rules [OPEN-253]', async () => {
    const { body } = await api.ask('GET', 'openapi.json', { as: null })
    expect(body['x-rules']).toEqual(sourceDigests())
  })
})

test('calls without a token are counted per address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await api.connection.sql.query(
    `insert into rate_limits values ('open', '203.0.113.9', $1, 1200) on conflict do nothing`,
    [api.clock.now],
  )
  const refused = await api.ask('GET', 'portal/brand', { as: null, headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(60)
  expect(
    (await api.ask('GET', 'portal/brand', { as: null, headers: { 'x-forwarded-for': '203.0.113.8' } })).status,
  ).toBe(200)
  api.clock.now = addTime(api.clock.now, 1, 'minute')
  expect((await api.ask('GET', 'portal/brand', { as: null, headers })).status).toBe(200)
})

test('our own error gives 500 with the request id in the log, and no details', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { createApp } = await import('../app')
  const places = { ...api.deps.places, suggest: () => Promise.reject(new Error('secret detail')) }
  const response = await createApp({ ...api.deps, places }).request('/api/portal/places/autocomplete?input=abc', {
    headers: {
      authorization: `Bearer ${await api.identity.token('owner@harbour.test')}`,
      'x-request-id': 'given-by-the-web-server',
    },
  })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'given-by-the-web-server'])
  expect(await response.json()).toEqual({ message: 'Something went wrong on our side. Nothing was saved.' })
  expect(logged.mock.calls[0]?.[0]).toBe('request given-by-the-web-server failed')
  logged.mockRestore()
})

test('the log of a failed query contains no names or numbers', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await api.connection.sql.query('alter table bookings rename to bookings_gone')
  const reply = await api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE) })
  await api.connection.sql.query('alter table bookings_gone rename to bookings')
  const said = logged.mock.calls.map((call) => inspect(call, { depth: 9 })).join()
  logged.mockRestore()
  expect(reply.status).toBe(500)
  expect(said).toContain('insert into "bookings"')
  expect(said).not.toMatch(/Kim|Ada|Quill|412000111/)
})

test("deletes daily records after a day, also callers' attempts [OPEN-81]", async () => {
  const { sql } = api.connection
  const now = new Date()
  const old = addTime(now, -25, 'hour')
  await sql.query(`insert into idempotency_keys values ('p', 'c', 'old-key', 'h', 200, '{}', 1, $1)`, [old])
  await sql.query(`insert into idempotency_keys values ('p', 'c', 'new-key', 'h', 200, '{}', 1, $1)`, [now])
  for (const [booking, start] of [
    ['booking-100007', old],
    ['booking-none', old],
    ['booking-100008', now],
  ]) {
    await sql.query(`insert into verification_attempts values ($1, 'line', 'caller', $2, 5, $2, 7)`, [booking, start])
  }
  await tidyUp(api.deps.db, now)
  const keys = await sql.query(`select key from idempotency_keys where practice_id = 'p'`)
  const attempts = await sql.query(`select booking_id, day_count from verification_attempts where line_id = 'line'`)
  expect([keys, attempts]).toEqual([[{ key: 'new-key' }], [{ booking_id: 'booking-100008', day_count: 7 }]])
})
