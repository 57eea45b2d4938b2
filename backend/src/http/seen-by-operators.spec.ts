import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { METRICS } from '@portal/server'
import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { HARBOUR_NURSE, OPERATOR } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { createApp } from '../app'

const BOOKING = 'booking-100007'
/** Data of the demo booking's owner, and text of hostile calls. */
const PERSONAL = /412345678|\b4000\d{5}\b|@harbour|@evil|Mallory|eyJ|Bearer|operator-token/i

let heard: LogCapture
let line = ''
const api = specApi()
beforeAll(async () => {
  line = (await api.ask('GET', `portal/booking/${BOOKING}`)).body.quoted_products[0].id
})
beforeEach(() => {
  heard = captureLog()
})

const login = (phone: string, from: string, booking = BOOKING) =>
  api.ask('POST', 'portal/guest/login', {
    as: null,
    body: { booking_id: booking, quoted_product_id: line, phone },
    headers: { 'x-forwarded-for': from },
  })

describe('a line for each call [OPEN-166]', () => {
  test("has the web server's request id, the endpoint and the caller, and no URL", async () => {
    await api.ask('GET', `portal/booking/${BOOKING}`, { headers: { 'x-request-id': 'given-by-the-web-server' } })
    expect(heard.lines).toMatchObject([
      {
        level: 'info',
        message: 'call',
        request: 'given-by-the-web-server',
        call: 'getBooking',
        method: 'GET',
        practice: 'practice-harbour',
        by: expect.stringMatching(/^contact-/),
        status: 200,
        ms: expect.any(Number),
      },
    ])
  })

  test('does not repeat what a caller made up', async () => {
    await api.ask('GET', 'portal/mallory@evil.test?phone=400000000', { headers: { 'x-request-id': 'a b' } })
    expect(heard.lines).toMatchObject([{ call: 'unknown', status: 404 }])
    expect(heard.text()).not.toMatch(PERSONAL)
  })
})

describe('the security log [OPEN-166]', () => {
  test('1,000 hostile calls give 1,000 lines with their origin and no personal data', async () => {
    const hostile = [
      (from: string) => api.ask('GET', 'portal/booking', { as: null, headers: { 'x-forwarded-for': from } }),
      (from: string) =>
        api.ask('GET', 'portal/vet', {
          token: `eyJhbGciOiJub25lIn0.${randomUUID()}.`,
          headers: { 'x-forwarded-for': from },
        }),
      (from: string) => api.ask('GET', 'portal/part_metrics', { headers: { 'x-forwarded-for': from } }),
      (from: string) =>
        api.ask('GET', 'invoices/xero/tmp/INV-1.pdf', { as: null, headers: { 'x-forwarded-for': from } }),
      (from: string, n: number) => login(String(400_000_000 + n), from),
    ]
    let refused = 0
    for (let n = 0; n < 1_000; n++) {
      const reply = await hostile[n % hostile.length]?.(`203.0.113.${n % 50}`, n)
      if (reply && reply.status >= 400) refused++
    }
    const told = heard.security()
    const events = new Set(told.map(({ security }) => String(security)))
    expect([refused, told.length]).toEqual([1_000, 1_000])
    expect([...events].toSorted()).toEqual(['limited', 'refused', 'wrong number'])
    expect(told.every(({ from, request, time }) => String(from).startsWith('203.0.113.') && request && time)).toBe(true)
    expect(heard.text()).not.toMatch(PERSONAL)
  })

  test('records links used and lines unlocked', async () => {
    await api.ask('POST', `portal/booking/${BOOKING}/engraving/${line}/unlock`)
    heard.lines.length = 0
    await login('412345678', '198.51.100.9')
    expect(heard.security()).toMatchObject([
      { security: 'owner let in', booking: BOOKING, practice: 'practice-harbour', from: '198.51.100.9' },
    ])
    expect(heard.text()).not.toMatch(PERSONAL)
  })
})

describe('metrics [OPEN-168]', () => {
  const read = async (token?: string, isClosed = true) => {
    const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]])
    return createApp({ ...api.deps, isClosed }).request('/api/metrics', { headers })
  }

  test("need the operator's token in production", async () => {
    const nurse = await api.identity.token(HARBOUR_NURSE)
    expect([(await read()).status, (await read(nurse)).status, (await read(OPERATOR)).status]).toEqual([401, 403, 200])
    expect((await read(undefined, false)).status).toBe(200)
  })

  test('cover calls, database and queue, without personal data', async () => {
    await api.ask('GET', `portal/booking/${BOOKING}`)
    await api.ask('POST', 'portal/part_metrics', { body: { parts: [] } })
    const text = await (await read(OPERATOR)).text()
    expect(text).toMatch(/portal_request_seconds_count\{program="backend",call="getBooking",status="200"\} \d+/)
    expect(text).toContain('portal_database_up{program="backend"} 1')
    expect(text).toContain('portal_outbox_items{state="waiting",program="backend"}')
    const own = Object.keys(METRICS).filter((name) => name !== 'portal_upstream_requests')
    expect(own.filter((name) => !text.includes(`# HELP ${name} `))).toEqual([])
    expect(text).not.toMatch(PERSONAL)
  })
})
