import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { testApi } from '../../test/api'
import type { TestApi } from '../../test/api'

let api: TestApi
let lineId = ''
beforeAll(async () => {
  api = await testApi()
  lineId = (await api.ask('GET', 'portal/booking/booking-100007')).body.quoted_products[0].id
})
afterAll(() => api.close())

const login = (phone: string, booking = 'booking-100007', line = lineId) =>
  api.ask('POST', 'portal/guest/login', {
    as: null,
    body: { booking_id: booking, quoted_product_id: line, phone },
  })
const later = (minutes: number) => {
  api.clock.now = addTime(api.clock.now, minutes, 'minute')
}

describe('phone verification [OPEN-54, OPEN-77, OPEN-81, ENG-23]', () => {
  test('the right number gives a guest and a client token, which read this booking', async () => {
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

  test('an unknown booking, an unknown line and a wrong number answer alike', async () => {
    const replies = [
      await login('412345670'),
      await login('412345678', 'booking-none'),
      await login('412345678', 'booking-100007', 'line-none'),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body.message]).toEqual([422, 'The phone number is invalid for this engraving.'])
    }
    const known = await api.ask('GET', `portal/authentication/${lineId}`, { as: null })
    const unknown = await api.ask('GET', 'portal/authentication/line-none', { as: null })
    expect([known.body, unknown.body]).toEqual([{ can_verify: true }, { can_verify: true }])
  })

  test('five wrong tries an hour lock the line, ten in all until staff open it', async () => {
    for (let tries = 2; tries <= 5; tries++) expect((await login('400000000')).status).toBe(422)
    const locked = await login('412345678')
    expect([locked.status, Number(locked.headers.get('retry-after'))]).toEqual([429, 3600])
    later(61)
    expect((await login('412345678')).status).toBe(200)
    for (let tries = 6; tries <= 10; tries++) expect((await login('400000000')).status).toBe(422)
    later(61)
    expect((await login('412345678')).status).toBe(429)
  })

  test('tries at the same moment are counted one by one', async () => {
    const { body } = await api.ask('GET', 'portal/booking/booking-100011')
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => login('400000000', 'booking-100011', body.quoted_products[0].id)),
    )
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429])
  })

  test('an unknown line locks like a known one', async () => {
    for (let tries = 1; tries <= 5; tries++) await login('400000000', 'booking-none', 'line-x')
    expect((await login('400000000', 'booking-none', 'line-x')).status).toBe(429)
  })
})
