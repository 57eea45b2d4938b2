import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inCall } from './call'
import { captureLog } from './log-capture.fixture'
import type { LogCapture } from './log-capture.fixture'
import { log } from './log'

const CALL = { request: 'req-12345678', from: '203.0.113.7', method: 'GET', call: 'getBooking', by: 'contact-1' }

describe('a JSON log line [OPEN-166]', () => {
  let heard: LogCapture
  beforeEach(() => {
    heard = captureLog()
  })

  test('has time, level and, in a call, its id', () => {
    inCall(CALL, () => log.warn('storage: not read'))
    log.info('started')
    expect(heard.lines).toMatchObject([
      { level: 'warn', program: 'test', request: 'req-12345678', message: 'storage: not read' },
      { level: 'info', message: 'started' },
    ])
    expect(new Date(String(heard.lines[0]?.time)).toISOString()).toBe(heard.lines[0]?.time)
    expect(heard.lines[1]).not.toHaveProperty('request')
  })

  test('has the endpoint of a call, not its network', () => {
    inCall(CALL, () => log.call({ status: 200, ms: 1.5 }))
    expect(heard.lines).toMatchObject([{ message: 'call', call: 'getBooking', by: 'contact-1', status: 200, ms: 1.5 }])
    expect(heard.text()).not.toContain('203.0.113.7')
  })

  test('has network, user and reason in the security log', () => {
    inCall({ ...CALL, why: 'Sign in to continue.' }, () => log.security('refused', { status: 401 }))
    expect(heard.lines).toMatchObject([
      { level: 'warn', security: 'refused', from: '203.0.113.7', by: 'contact-1', why: 'Sign in to continue.' },
    ])
  })

  test('has no personal data of an error', () => {
    const query = Object.assign(new Error('Failed query: insert … params: Ada,+61412345678'), {
      query: 'insert into "bookings" values ($1, $2)',
      params: ['Ada', '+61412345678'],
      cause: new Error('invalid input syntax for type json: "Ada Quill"'),
    })
    log.error('mail: not sent', new Error('550 no mailbox ada@owner.test, call 0412 345 678'))
    log.error('request failed', query)
    log.warn('token eyJhbGciOi.eyJzdWIi.c2ln of ada@owner.test')
    expect(heard.text()).not.toMatch(/ada|quill|412 ?345/i)
    expect(heard.lines[1]?.fault).toMatchObject({
      message: 'invalid input syntax for type json: "[text]" in: insert into "bookings" values ($1, $2)',
    })
    expect(heard.text()).toContain('log.spec.ts')
  })
})

test('the text format has no calls and no security events', () => {
  const [said, told] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  for (const spy of [said, told]) spy.mockImplementation(() => {})
  log.call({ status: 200 })
  log.security('refused')
  log.info('started')
  log.error('storage: not stored')
  expect([said.mock.calls, told.mock.calls]).toEqual([[['started']], [['storage: not stored']]])
  said.mockRestore()
  told.mockRestore()
})
