import { beforeAll, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { specApi } from '../../test/spec-api'
import { runOwners } from '../operations/owner-data/command'

const api = specApi()
let lineId = ''
beforeAll(async () => {
  lineId = (await api.ask('GET', 'portal/booking/booking-100007')).body.quoted_products[0].id
})

const RIGHT = '412345678'
/** A new wrong number for each call. */
let tried = 0
const wrong = () => String(400_000_000 + tried++)
const login = (phone: string, booking = 'booking-100007', line = lineId, from?: string) =>
  api.ask('POST', 'portal/guest/login', {
    as: null,
    body: { booking_id: booking, quoted_product_id: line, phone },
    ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
  })
const loginFrom = async (from: string, phone: string) => (await login(phone, 'booking-100007', lineId, from)).status
const statuses = async (times: number, one: () => Promise<number>) => {
  const found: number[] = []
  for (let n = 0; n < times; n++) found.push(await one())
  return found
}
/** The statuses of this many wrong numbers. */
const all = (count: number) => Array.from({ length: count }, () => 422)
const later = (minutes: number) => {
  api.clock.now = addTime(api.clock.now, minutes, 'minute')
}

describe('phone verification [OPEN-54, OPEN-77, OPEN-81, ENG-23]', () => {
  test('the right number gives a guest and a client token for this booking', async () => {
    const { status, body } = await login('412345678')
    expect(status).toBe(200)
    expect(new Date(body.expires_at).getTime()).toBeGreaterThan(api.clock.now.getTime())
    for (const token of [body.guest_token, body.client_token]) {
      const reply = await api.ask('GET', 'portal/booking/booking-100007/client_details', { token })
      expect([
        reply.status,
        reply.body.order_id_c,
        reply.body.quoted_products.map((line: { id: string }) => line.id),
      ]).toEqual([200, '100007', [lineId]])
      expect(JSON.stringify(reply.body)).not.toContain('412345678')
    }
  })

  test('an unknown booking, an unknown line and a wrong number get the same response', async () => {
    const replies = [
      await login('412345670'),
      await login('412345678', 'booking-none'),
      await login('412345678', 'booking-100007', 'line-none'),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body.message]).toEqual([422, 'The phone number is invalid for this engraving.'])
    }
  })

  test('can_verify is false for an unknown line and reveals nothing else [OPEN-54, OPEN-132]', async () => {
    const asked = async (line: string) => {
      const { status, body } = await api.ask('GET', `portal/authentication/${line}`, { as: null })
      return [status, body]
    }
    const phoneIs = (phone: string) =>
      api.connection.sql.query(`update bookings set owner_phone = $1 where id = 'booking-100007'`, [phone])
    const [row] = await api.connection.sql.query(`select owner_phone from bookings where id = 'booking-100007'`)
    expect(await asked(lineId)).toEqual([200, { can_verify: true }])
    const none = await asked('line-none')
    expect(none).toEqual([200, { can_verify: false }])
    for (const phone of ['', '+6421123456', '+611300123456']) {
      await phoneIs(phone)
      expect(await asked(lineId)).toEqual(none)
    }
    await phoneIs(String(row?.owner_phone))
  })

  test('limits can_verify by network, so that nobody can search for lines [OPEN-132]', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const ask = async () => (await api.ask('GET', 'portal/authentication/line-none', { as: null, headers })).status
    expect(new Set(await statuses(300, ask))).toEqual(new Set([200]))
    expect({
      owner: await ask(),
      other: (await api.ask('GET', 'portal/authentication/line-none', { as: null })).status,
    }).toEqual({ owner: 429, other: 200 })
    later(11)
    expect(await ask()).toBe(200)
  })

  test('five wrong numbers an hour and ten a day lock the guesser, but not the owner in another network', async () => {
    expect(await statuses(5, () => loginFrom('203.0.113.1', wrong()))).toEqual(all(5))
    const locked = await login(RIGHT, 'booking-100007', lineId, '203.0.113.1')
    expect([locked.status, locked.headers.get('retry-after'), locked.body.message]).toEqual([
      429,
      '3600',
      'Too many tries for this engraving. Try again in an hour.',
    ])
    expect(await loginFrom('203.0.113.2', RIGHT)).toBe(200)
    // The count of the guesser stays.
    expect(await loginFrom('203.0.113.1', RIGHT)).toBe(429)
    later(61)
    expect(await statuses(6, () => loginFrom('203.0.113.1', wrong()))).toEqual([...all(5), 429])
    later(61)
    const held = await login(RIGHT, 'booking-100007', lineId, '203.0.113.1')
    expect([held.status, held.headers.get('retry-after'), held.body.message]).toEqual([
      429,
      String(22 * 3600 - 120),
      'Too many tries for this engraving. Try again tomorrow, or ask your vet to open it.',
    ])
    expect(await loginFrom('203.0.113.2', RIGHT)).toBe(200)
    later(22 * 60)
    expect(await loginFrom('203.0.113.1', RIGHT)).toBe(200)
  })

  test('a number tried before does not count again', async () => {
    const [number, from] = [wrong(), '203.0.113.40']
    expect(await statuses(8, () => loginFrom(from, number))).toEqual(all(8))
    // With its leading zero it is the same number.
    expect(await loginFrom(from, `0${number}`)).toBe(422)
    expect(await loginFrom(from, RIGHT)).toBe(200)
  })

  test('others with the link cannot lock the owner out: on a line with many guesses each caller has two attempts', async () => {
    let n = 0
    expect(await statuses(60, () => loginFrom(`198.51.100.${n++}`, wrong()))).toEqual(all(60))
    // A new caller still has attempts, and the owner is admitted at the first.
    expect(await statuses(3, () => loginFrom('203.0.113.3', wrong()))).toEqual([422, 422, 429])
    const mistyped = await loginFrom('203.0.113.2', wrong())
    expect([mistyped, await loginFrom('203.0.113.2', RIGHT)]).toEqual([422, 200])
    // The right number cleared the counts of line and caller; the guessers have five attempts in all.
    expect(await statuses(5, () => loginFrom('198.51.100.7', wrong()))).toEqual([...all(4), 429])
  })

  test('addresses of one household are one caller, and no address is stored', async () => {
    let n = 0
    expect(await statuses(6, () => loginFrom(`2001:db8:1:2::${++n}`, wrong()))).toEqual([...all(5), 429])
    const rows = await api.connection.sql.query('select * from verification_attempts')
    expect(JSON.stringify(rows)).not.toMatch(/2001|203\.0|198\.51|4000000/)
    expect(rows.map(({ caller }) => String(caller).length)).toEqual(expect.arrayContaining([0, 22]))
    expect(await loginFrom('203.0.113.2', RIGHT)).toBe(200)
  })

  test('counts concurrent attempts one by one', async () => {
    const { body } = await api.ask('GET', 'portal/booking/booking-100011')
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => login(wrong(), 'booking-100011', body.quoted_products[0].id)),
    )
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429])
  })

  test('an unknown line locks like a known one', async () => {
    for (let tries = 1; tries <= 5; tries++) await login(wrong(), 'booking-none', 'line-x')
    expect((await login(wrong(), 'booking-none', 'line-x')).status).toBe(429)
  })
})

test('tokens end when the clinic corrects the number [OPEN-81]', async () => {
  const phoneIs = (phone: string) =>
    api.connection.sql.query(`update bookings set owner_phone = $1 where id = 'booking-100007'`, [phone])
  const { body } = await login(RIGHT)
  const reads = async () => {
    api.deps.auth.forget()
    const asked = [body.guest_token, body.client_token].map((token) =>
      api.ask('GET', 'portal/booking/booking-100007/client_details', { token }),
    )
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  expect(await reads()).toEqual([200, 200])
  const [row] = await api.connection.sql.query(`select owner_phone from bookings where id = 'booking-100007'`)
  await phoneIs('+61499888777')
  expect(await reads()).toEqual([401, 401])
  expect({ own: (await login(RIGHT)).status, other: (await login('499888777')).status }).toEqual({
    own: 422,
    other: 200,
  })
  await phoneIs('')
  expect(await reads()).toEqual([401, 401])
  await phoneIs(String(row?.owner_phone))
  expect(await reads()).toEqual([200, 200])
})

test("an operator ends an owner's access in every process within seconds [OPEN-169]", async () => {
  const { body } = await login(RIGHT)
  const reads = async (token = body.client_token) => {
    // Sessions are read again, as after some seconds or in another process.
    api.deps.auth.forget()
    return (await api.ask('GET', 'portal/booking/booking-100007/client_details', { token })).status
  }
  expect(await reads()).toBe(200)
  const said: string[] = []
  const out = { say: (text: string) => void said.push(text), complain: (text: string) => void said.push(text) }
  later(1)
  const deps = { db: api.deps.db, storage: api.deps.storage, years: 7, now: api.clock.now }
  expect(await runOwners(['sign-out', '--booking', '100007'], deps, out)).toBe(0)
  expect([await reads(), await reads(body.guest_token)]).toEqual([401, 401])
  expect(said).toEqual(['Owners of bookings 100007 are signed out within 5 seconds.'])
  later(1)
  const again = await login(RIGHT)
  expect(await reads(again.body.client_token)).toBe(200)
  expect(await runOwners(['sign-out', '--booking', '1'], deps, out)).toBe(1)
})
